import { FACT_IN_LINE } from '#src/wire/content/page-text-tree.ts';
import type { FactName, LivePart, PageWords } from '#src/wire/domain.ts';

/** The facts and live parts that a text names. @internal */
export function factsIn({ lead, body }: Pick<PageWords, 'lead' | 'body'>): Set<FactName | LivePart> {
  const found = new Set<FactName | LivePart>([...lead.matchAll(FACT_IN_LINE)].map(([, name]) => name as FactName));
  const walk = (node: { type?: string; attrs?: object; content?: readonly object[] }) => {
    if (node.type === 'fact' || node.type === 'part') found.add((node.attrs as { name: FactName | LivePart }).name);
    for (const child of node.content ?? []) walk(child);
  };
  walk(body);
  return found;
}

/** What the standard text names and this one does not: most of it is there because a law requires it. */
export const lackingIn = (own: Pick<PageWords, 'lead' | 'body'>, standard: PageWords): (FactName | LivePart)[] => {
  const named = factsIn(own);
  return [...factsIn(standard)].filter((name) => !named.has(name));
};
