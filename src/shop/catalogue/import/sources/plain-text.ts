import { cut } from '#src/platform/spreadsheet/cell-text.ts';

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  deg: '°',
  times: '×',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
  reg: '®',
  trade: '™',
  copy: '©',
  plusmn: '±',
  sup2: '²',
};

function meant(entity: string, body: string): string {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(body)?.[1];
  const number = code ? Number.parseInt(code, 16) : Number(/^#(\d{1,7})$/.exec(body)?.[1] ?? Number.NaN);
  if (number > 31 && number <= 0x10ffff && !(number >= 0xd800 && number < 0xe000)) return String.fromCodePoint(number);
  return NAMED[body.toLowerCase()] ?? entity;
}

/**
 * The words of an HTML body as plain text: paragraphs and rows as lines, list entries after a dash. The result is only text: anything in it that
 * looks like markup is shown literally. No pattern here looks at a letter more than a few times, whatever the input.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|iframe|svg|head|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll('\\n', '\n')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<(br|hr)\b[^<>]*>|<\/(tr|h[1-6])\s*>/gi, '\n')
    .replace(/<\/(p|div|ul|ol|table|blockquote|section)\s*>/gi, '\n\n')
    .replace(/<\/t[dh]\s*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#?\w{1,8});/g, meant)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The first words of a text, at most `most` letters. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const whole = cut(line, most - 1);
  return `${cut(whole, Math.max(whole.lastIndexOf(' '), Math.floor(most / 2))).trimEnd()}…`;
}
