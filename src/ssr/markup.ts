/** What the styles of a piece of a document depend on: its lists of classes, and the variables that it uses in styles of its own. */
export type StyleNames = { lists: readonly string[]; variables: readonly string[] };

/** Markup that goes into many documents, encoded and read once. */
export type Fragment = { bytes: Buffer; names: StyleNames };

/** Of a document. */
export type Piece = string | Fragment;

/**
 * A document, piece by piece, the first with its head, none with a part of a tag. As one text it would be copied whole by each step of its making, at
 * two bytes a character where it has a ₹.
 */
export type Markup = readonly [string, ...Piece[]];

export const fragmentOf = (html: string): Fragment => ({ bytes: ownBytes(html), names: namesIn(html) });

export function namesIn(html: string): StyleNames {
  return {
    lists: between(html, ' class="', '"'),
    variables: between(html, 'var(--', ')').map((rest) => `--${/^[\w-]*/.exec(rest)?.[0]}`),
  };
}

/** Each once. */
function between(html: string, start: string, end: string): string[] {
  const found = new Set<string>();
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const from = at + start.length;
    at = html.indexOf(end, from);
    if (at < 0) break;
    found.add(ownText(html.slice(from, at)));
  }
  return [...found];
}

/** Every text once: there are some thousand lists of classes, which pages say again and again. A piece of a long text would keep all of that text. */
function ownText(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= MOST_TEXTS) texts.clear();
  const own = Buffer.from(text).toString();
  texts.set(own, own);
  return own;
}
const texts = new Map<string, string>();
const MOST_TEXTS = 10_000;

/** In memory of its own: what `Buffer.from` takes from its pool keeps all of it. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

export const encodeMarkup = (markup: readonly Piece[]): Buffer =>
  Buffer.concat(markup.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.bytes)));
