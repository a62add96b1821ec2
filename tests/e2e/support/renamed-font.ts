/** A font file under another name, so that a test has a font that is not free, or one that no page can ask for. */

interface Change {
  family: string;
  style: 'Regular' | 'Bold';
  /** Makes all letters narrower and lower by this factor. */
  scale?: number;
}

/** The ids of a font's names: family, style, full name, PostScript name. Browsers look for the last two. */
const nameIds = { family: 1, style: 2, full: 4, postScript: 6 };
const windows = 3;
const unicode = 1;
const english = 0x409;

/** @param font a TrueType file */
export function renamedFont(font: Buffer, { family, style, scale = 1 }: Change): Buffer {
  const file = Buffer.from(font);
  const tables = tableEntries(file);
  // As fonts do, a regular one has only its family's name.
  const full = style === 'Regular' ? family : `${family} ${style}`;
  const names = nameTable([
    [nameIds.family, family],
    [nameIds.style, style],
    [nameIds.full, full],
    [nameIds.postScript, full.replaceAll(' ', '-')],
  ]);
  // The new names come after the old file. Its list of tables points to them.
  const padding = Buffer.alloc((4 - (file.length % 4)) % 4);
  const entry = tables.get('name')!;
  file.writeUInt32BE(file.length + padding.length, entry + 8);
  file.writeUInt32BE(names.length, entry + 12);
  // With more units in its font size, each letter is smaller.
  const unitsPerEm = file.readUInt32BE(tables.get('head')! + 8) + 18;
  file.writeUInt16BE(Math.round(file.readUInt16BE(unitsPerEm) / scale), unitsPerEm);
  return Buffer.concat([file, padding, names]);
}

/** Where a font's list of tables has the entry of each table: its name, checksum, offset and length. */
function tableEntries(file: Buffer): Map<string, number> {
  const count = file.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  return new Map(entries.map((entry) => [file.toString('latin1', entry, entry + 4), entry]));
}

function nameTable(names: [id: number, name: string][]): Buffer {
  const texts = names.map(([, name]) => Buffer.from(name, 'utf16le').swap16());
  const header = Buffer.alloc(6 + 12 * names.length);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let textStart = 0;
  for (const [index, [id]] of names.entries()) {
    const { length } = texts[index]!;
    const fields = [windows, unicode, english, id, length, textStart];
    for (const [place, field] of fields.entries()) header.writeUInt16BE(field, 6 + 12 * index + 2 * place);
    textStart += length;
  }
  return Buffer.concat([header, ...texts]);
}
