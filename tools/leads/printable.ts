/** Text from strangers for a terminal: what could steer it, or reorder what it shows, is made visible instead. */

/** C0 and DEL have pictures of their own (␛); C1, separators of lines and marks of direction have none. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** The text on one line. */
export function printable(text: string): string {
  return text.replace(/\r\n|[\t\n\r]/g, ' ').replace(STEERING, picture);
}

/** The text with its own line breaks and tabs. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|[\n\r]/).map(printable);
}

/** The text for a file that may end up in a terminal: line breaks and tabs stay as they are. */
export function withoutSteering(text: string): string {
  return text.replace(STEERING, (character) => (/[\t\n\r]/.test(character) ? character : picture(character)));
}

/** JSON, on one line unless indented, with all that steers a terminal as escapes: it parses to the same value. */
export function toPrintableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(
    STEERING,
    // JSON escapes every line break of a text itself: those that are left are the indentation's.
    (character) => (character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}
