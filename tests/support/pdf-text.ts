import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as a reader would copy it, one line per piece of text. Knows only what pdfkit writes: plain objects, deflated streams, two-byte
 * glyph numbers, and a ToUnicode table per font.
 */
export function pdfText(bytes: Buffer): string {
  const objects = readObjects(bytes);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of /\/Font <<([\s\S]*?)>>/.exec(head)?.[1]?.matchAll(/\/(F\d+) (\d+) 0 R/g) ?? []) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1];
      if (name && table) fonts.set(name, readTable(objects.get(Number(table))?.body ?? ''));
    }
  }
  const lines: string[] = [];
  for (const { body } of objects.values()) {
    let font: Map<number, string> | undefined;
    for (const [, name, shown] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name);
      else if (shown && font) lines.push(decode(shown, font));
    }
  }
  return lines.join('\n');
}

function readObjects(bytes: Buffer): Map<number, { head: string; body: string }> {
  const file = bytes.toString('latin1');
  const found = new Map<number, { head: string; body: string }>();
  for (const { 0: all, 1: id, index } of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const at = all.indexOf('stream\n');
    const head = at < 0 ? all : all.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const start = index + at + 'stream\n'.length;
    const packed = at >= 0 && head.includes('FlateDecode') && !head.includes('/Image');
    found.set(Number(id), {
      head,
      body: packed ? inflateSync(bytes.subarray(start, start + length)).toString('latin1') : '',
    });
  }
  return found;
}

const letters = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

/** `<0000> <0005> [<0020> <0041> …]`: the characters of each glyph in a range. */
function readTable(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, hex = ''], at) =>
      glyphs.set(Number.parseInt(first, 16) + at, letters(hex.replaceAll(' ', ''))),
    );
  }
  return glyphs;
}

const decode = (shown: string, font: Map<number, string>): string =>
  [...shown.matchAll(/<([\da-f]+)>/gi)]
    .map(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '').join(''),
    )
    .join('');
