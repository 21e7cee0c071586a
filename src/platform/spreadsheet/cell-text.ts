// biome-ignore lint/suspicious/noControlCharactersInRegex: these only hide things, and PostgreSQL refuses the first
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u2060\ufeff]/g;
/** Non-breaking and narrow spaces, with which spreadsheets and web pages group digits. */
const ODD_SPACE = /[\u00a0\u2007\u2009\u202f]/g;
export const tidy = (cell: string): string =>
  cell.replaceAll('\r\n', '\n').replace(HIDDEN, '').replace(ODD_SPACE, ' ').trim().toWellFormed();

/** The beginning of a text, at most `most` code units long: PostgreSQL refuses JSON with half of a surrogate pair at its end. */
export function cut(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? most - 1 : most);
}
