/** A selector, and the classes without which it matches nothing. @internal */
export type Selector = { text: string; classes: string[] };

/** A piece of a style sheet. @internal */
export type Part = {
  /** Of a rule: for which elements it is. */
  selectors?: Selector[];
  body?: string;
  /** In place of a body: what a rule for all elements sets. */
  variables?: { name: string; text: string }[];
  /** What is no rule; with a name, for whoever uses that name alone. */
  text?: string;
  name?: string;
  /** The variables and animations that are needed where this is. */
  uses?: string[];
};

/** A style sheet in pieces, by the at-rules around them, and what each variable and animation needs, itself included. */
export type SplitSheet = { groups: { within: string[]; parts: Part[] }[]; uses: Record<string, string[]> };

/**
 * Those rules of a sheet, in its order, that can match something in a page: whose selectors ask for no class that the page has not. What a
 * pointer, the focus, the window's size or the device's settings change is among them; what a script adds need not be.
 * @param lists the page's lists of classes, as it writes them
 * @param variables what it uses in styles of its own
 */
export function stylesOf(
  lists: ReadonlySet<string>,
  variables: ReadonlySet<string>,
  { groups, uses }: SplitSheet,
): string {
  const classes = classesIn(lists);
  const used = new Set<string>();
  const addAll = (names: readonly string[] = []) => {
    for (const name of names) used.add(name);
  };
  for (const name of variables) addAll(uses[name]);
  const isKept = ({ classes: needed }: Selector) => needed.every((name) => classes.has(name));
  // Two passes: what comes first in a sheet, its variables, is needed by what comes later.
  const kept = groups.map(({ within, parts }) => ({
    within,
    parts: parts.flatMap((part) => {
      const selectors = part.selectors?.filter(isKept);
      if (selectors?.length === 0) return [];
      addAll(part.uses);
      return [{ ...part, head: selectors?.map(({ text }) => text).join() }];
    }),
  }));
  const write = ({ head, body, variables, text = '', name }: Part & { head: string | undefined }) => {
    if (head === undefined) return !name || used.has(name) ? text : '';
    const content = body ?? variables?.flatMap((one) => (used.has(one.name) ? [one.text] : [])).join(';');
    return content && `${head}{${content}}`;
  };
  return nested(kept.map(({ within, parts }) => ({ within, text: parts.map(write).join('') })));
}

/** Pages say the same lists of classes again and again: each is taken apart once. */
function classesIn(lists: ReadonlySet<string>): Set<string> {
  const classes = new Set<string>();
  for (const list of lists) for (const name of unescaped(list).split(/\s+/)) classes.add(name);
  return classes;
}

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (one) => CHARACTERS[one] ?? one);

/** One text of several; those next to each other share the at-rules that are around both. */
function nested(groups: { within: string[]; text: string }[]): string {
  let all = '';
  let open: string[] = [];
  for (const { within, text } of groups) {
    if (!text) continue;
    const differs = within.findIndex((rule, at) => open[at] !== rule);
    const same = differs < 0 ? within.length : differs;
    all +=
      '}'.repeat(open.length - same) +
      within
        .slice(same)
        .map((rule) => `${rule}{`)
        .join('') +
      text;
    open = within;
  }
  return all + '}'.repeat(open.length);
}
