/** A self-signed certificate for localhost, made in memory: browsers speak HTTP/2 over TLS only. */
import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  /** PEM. */
  key: string;
  cert: string;
}

// Tags of DER (ITU-T X.690) as used in a certificate (RFC 5280).
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BITS = 0x03;
const OCTETS = 0x04;
const IDENTIFIER = 0x06;
const UTF8 = 0x0c;
const TIME = 0x17;
const DNS_NAME = 0x82;

const ecdsaWithSha256 = der(SEQUENCE, der(IDENTIFIER, hex('2a8648ce3d040302')));
const commonName = hex('550403');
const alternativeNames = hex('551d11');

/** Valid for a day from an hour ago. */
export function selfSigned(host = 'localhost'): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = toBeSigned(host, publicKey);
  const signature = der(BITS, hex('00'), sign('sha256', body, privateKey));
  const base64 = der(SEQUENCE, body, ecdsaWithSha256, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function toBeSigned(host: string, publicKey: KeyObject): Buffer {
  const hour = 3_600_000;
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(IDENTIFIER, commonName), der(UTF8, Buffer.from(host)))));
  const names = der(SEQUENCE, der(DNS_NAME, Buffer.from(host)));
  const extension = der(SEQUENCE, der(IDENTIFIER, alternativeNames), der(OCTETS, names));
  return der(
    SEQUENCE,
    der(0xa0, der(INTEGER, hex('02'))), // version 3
    der(INTEGER, hex('01')),
    ecdsaWithSha256,
    name,
    der(SEQUENCE, time(Date.now() - hour), time(Date.now() + 24 * hour)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, extension)),
  );
}

/** UTCTime: YYMMDDhhmmssZ. */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(TIME, Buffer.from(`${digits}Z`));
}

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}
