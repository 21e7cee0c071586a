type Operation = { tags?: string[]; security?: Record<string, string[]>[] };
export type ApiDocument = { paths?: Record<string, Record<string, Operation>> };

const BEGIN = '<!-- calls: written by npm run api:docs -->';
const END = '<!-- /calls -->';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const byMethod = (one: string, other: string) => METHODS.indexOf(one) - METHODS.indexOf(other);

/** Who may make a call, by the security that the document names. */
function whoMay({ security = [] }: Operation): string {
  const [session] = security.map((one) => one['session']).filter((roles) => roles !== undefined);
  if (!session) return 'everybody';
  return session.length === 0 ? 'signed in' : session.join(', ');
}

/** All calls of the document as a Markdown table: a row for each area and audience, the methods of one path together. */
export function callTable({ paths = {} }: ApiDocument): string {
  const areas = new Map<string, Map<string, Map<string, string[]>>>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const area = getOrAdd(areas, operation.tags?.[0] ?? 'Other', () => new Map());
      const calls = getOrAdd(area, whoMay(operation), () => new Map());
      getOrAdd<string[]>(calls, path, () => []).push(method.toUpperCase());
    }
  }
  const row = (area: string, who: string, calls: Map<string, string[]>) =>
    `| ${area} | ${who} | ${[...calls].map(([path, methods]) => `\`${methods.toSorted(byMethod).join(', ')} ${path}\``).join(', ')} |`;
  const rows = [...areas].flatMap(([area, audiences]) => [...audiences].map(([who, calls]) => row(area, who, calls)));
  return ['| area | who | calls |', '|---|---|---|', ...rows].join('\n');
}

function getOrAdd<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** The page with a new table between its two markers. Throws where a marker is missing. */
export function withCallTable(page: string, document: ApiDocument): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The markers ${BEGIN} and ${END} are not there.`);
  return `${page.slice(0, from + BEGIN.length)}\n\n${callTable(document)}\n\n${page.slice(to)}`;
}
