import { generate } from 'selfsigned';

/** A self-signed certificate for a day, as PEM: browsers speak HTTP/2 over TLS only. */
export async function selfSigned(host = 'localhost'): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });
  return { key, cert };
}
