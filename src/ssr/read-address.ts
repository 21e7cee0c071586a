/** A request's target, parsed: the decoded path, whether only the page's data is wanted, and the query. */
export type Address = { path: string; data: boolean; query: URLSearchParams; search: string };

/** What a decoded segment may not contain: the next reader of the path would take it for something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses a NUL, and a line end would begin another header
const AMBIGUOUS = /[/\\#?\u0000-\u001f\u007f]/;

/**
 * Parses the target of a request line as it came over the wire. This is the only place where a path is decoded, and it happens once.
 * Undefined for anything that two readers could take differently: empty or dot segments, disguised separators, broken encodings, another
 * host. `/products.data` is the data of `/products`, `/_.data` that of `/`; one trailing slash is ignored.
 */
export function readAddress(target: string): Address | undefined {
  const mark = target.indexOf('?');
  const raw = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark);
  if (raw[0] !== '/' || search.includes('#')) return undefined;
  const data = raw.endsWith('.data');
  const path = decodePath(data ? raw.slice(0, -'.data'.length) : raw);
  if (path === undefined) return undefined;
  return { path: data && path === '/_' ? '/' : path, data, query: new URLSearchParams(search), search };
}

function decodePath(raw: string): string | undefined {
  if (raw === '/') return raw;
  const segments = (raw.endsWith('/') ? raw.slice(1, -1) : raw.slice(1)).split('/');
  const decoded: string[] = [];
  for (const segment of segments) {
    const text = decodeSegment(segment);
    if (text === undefined || text === '' || text === '.' || text === '..' || AMBIGUOUS.test(text)) return undefined;
    decoded.push(text);
  }
  return `/${decoded.join('/')}`;
}

function decodeSegment(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
