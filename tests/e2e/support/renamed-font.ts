/** A font file under another name, so that a test has a font that is not free, or one that no page can ask for. */

export interface NewName {
  family: string;
  style: 'Regular' | 'Bold';
  /** Makes all letters narrower and lower by this factor. */
  scale?: number;
}

/** The ids of a font's names: family, style, full name, PostScript name. Browsers look for the last two. */
const nameIds = { family: 1, style: 2, full: 4, postScript: 6 };

/** The platform, encoding and language of a name that all systems read. */
const WINDOWS = 3;
const UNICODE = 1;
const ENGLISH = 0x409;

/**
 * Returns a copy of a font with another name, and optionally with smaller letters. The format:
 * https://learn.microsoft.com/typography/opentype/spec/otff
 *
 * @param font a TrueType file
 */
export function renamedFont(font: Buffer, { family, style, scale = 1 }: NewName): Buffer {
  const file = Buffer.from(font);
  const tables = tableRecords(file);
  // As fonts do, a regular one has only its family's name.
  const fullName = style === 'Regular' ? family : `${family} ${style}`;
  const names = nameTable([
    [nameIds.family, family],
    [nameIds.style, style],
    [nameIds.full, fullName],
    [nameIds.postScript, fullName.replaceAll(' ', '-')],
  ]);
  // The new names come after the old file, at a multiple of four bytes. Its list of tables points to them.
  const padding = Buffer.alloc((4 - (file.length % 4)) % 4);
  const nameRecord = tables.get('name')!;
  file.writeUInt32BE(file.length + padding.length, nameRecord + OFFSET_FIELD);
  file.writeUInt32BE(names.length, nameRecord + LENGTH_FIELD);
  // With more units in its font size, each letter is smaller.
  const headTable = file.readUInt32BE(tables.get('head')! + OFFSET_FIELD);
  const unitsPerEmField = headTable + 18;
  const unitsPerEm = file.readUInt16BE(unitsPerEmField);
  file.writeUInt16BE(Math.round(unitsPerEm / scale), unitsPerEmField);
  return Buffer.concat([file, padding, names]);
}

/** A font begins with 12 bytes, then has a record of 16 bytes for each table: tag, checksum, offset, length. */
const TABLE_RECORDS_START = 12;
const TABLE_RECORD_SIZE = 16;
const OFFSET_FIELD = 8;
const LENGTH_FIELD = 12;

/** Where the record of each table begins in the file, by the table's tag. */
function tableRecords(file: Buffer): Map<string, number> {
  const count = file.readUInt16BE(4);
  const records = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const start = TABLE_RECORDS_START + TABLE_RECORD_SIZE * index;
    const tag = file.toString('latin1', start, start + 4);
    records.set(tag, start);
  }
  return records;
}

/** A name table begins with 6 bytes, then has a record of 12 bytes for each name, then the names as UTF-16. */
const NAME_RECORDS_START = 6;
const NAME_RECORD_SIZE = 12;

function nameTable(names: [id: number, name: string][]): Buffer {
  const texts: Buffer[] = [];
  const header = Buffer.alloc(NAME_RECORDS_START + NAME_RECORD_SIZE * names.length);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let textStart = 0;
  for (const [index, [id, name]] of names.entries()) {
    const text = Buffer.from(name, 'utf16le').swap16();
    texts.push(text);
    const recordStart = NAME_RECORDS_START + NAME_RECORD_SIZE * index;
    const fields = [WINDOWS, UNICODE, ENGLISH, id, text.length, textStart];
    for (const [position, field] of fields.entries()) header.writeUInt16BE(field, recordStart + 2 * position);
    textStart += text.length;
  }
  return Buffer.concat([header, ...texts]);
}
