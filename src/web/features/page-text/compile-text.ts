import {
  FACT_IN_LINE,
  FACT_PATHS,
  factOf,
  PARTS_OF,
  safeLink,
  type TextFacts,
} from '#src/wire/content/page-text-tree.ts';
import type { FactName, LivePart, PageBody, PageWords } from '#src/wire/domain.ts';

/** A stretch of text with one style, or a line break. */
export type Run = { text: string; bold?: true; italic?: true; href?: string } | 'break';
export type ShownBlock =
  | { is: 'p'; runs: Run[] }
  | { is: 'h3'; id: string; runs: Run[] }
  | { is: 'ul' | 'ol'; items: ShownBlock[][] }
  | { is: 'quote'; blocks: ShownBlock[] }
  | { is: 'part'; name: LivePart };
type ShownSection = { id: string; title: string; blocks: ShownBlock[] };
/** A text with its facts filled in: the part before the first heading, and its sections. */
export type ShownText = { title: string; lead: string; intro: ShownBlock[]; sections: ShownSection[] };

type Node = { type?: unknown; content?: unknown; attrs?: Record<string, unknown>; text?: unknown; marks?: unknown };
const nodesOf = (content: unknown): Node[] =>
  Array.isArray(content) ? content.filter((one) => typeof one === 'object' && one !== null) : [];
const isFact = (name: unknown): name is FactName => typeof name === 'string' && Object.hasOwn(FACT_PATHS, name);
const PARTS = Object.values(PARTS_OF).flat();

/**
 * Turns a stored tree into what the page draws. It accepts only what it knows and checks every link again, whatever the tree has been through: the
 * last of three checks (editor, call, page) and the one that counts.
 */
export function compileText({ title, lead, body }: PageWords, store: TextFacts): ShownText {
  const ids = new Set<string>();
  const shown: ShownText = {
    title,
    lead: lead.replace(FACT_IN_LINE, (whole, name) => (isFact(name) ? factOf(store, name) : whole)),
    intro: [],
    sections: [],
  };
  for (const node of nodesOf((body as PageBody | undefined)?.content)) {
    if (node.type === 'heading' && node.attrs?.['level'] !== 3) {
      const words = plainText(runsOf(node, store));
      if (words) shown.sections.push({ id: idFor(words, ids), title: words, blocks: [] });
      continue;
    }
    (shown.sections.at(-1)?.blocks ?? shown.intro).push(...blocksOf([node], store, ids));
  }
  return shown;
}

function blocksOf(content: unknown, store: TextFacts, ids: Set<string>): ShownBlock[] {
  return nodesOf(content).flatMap((node): ShownBlock[] => {
    switch (node.type) {
      case 'paragraph': {
        const runs = runsOf(node, store);
        return runs.length ? [{ is: 'p', runs }] : [];
      }
      case 'heading': {
        const runs = runsOf(node, store);
        return runs.length ? [{ is: 'h3', id: idFor(plainText(runs), ids), runs }] : [];
      }
      case 'bulletList':
      case 'orderedList':
        return [
          {
            is: node.type === 'bulletList' ? 'ul' : 'ol',
            items: nodesOf(node.content).map((item) => blocksOf(item.content, store, ids)),
          },
        ];
      case 'blockquote':
        return [{ is: 'quote', blocks: blocksOf(node.content, store, ids) }];
      case 'part': {
        const name = PARTS.find((one) => one === node.attrs?.['name']);
        return name ? [{ is: 'part', name }] : [];
      }
      default:
        return [];
    }
  });
}

const runsOf = (node: Node, store: TextFacts): Run[] =>
  nodesOf(node.content).flatMap((one): Run[] => {
    if (one.type === 'hardBreak') return ['break'];
    const name = one.attrs?.['name'];
    const text = one.type === 'text' ? one.text : one.type === 'fact' && isFact(name) ? factOf(store, name) : undefined;
    if (typeof text !== 'string' || text === '') return [];
    const marks = nodesOf(one.marks);
    const has = (type: string) => marks.some((mark) => mark.type === type);
    const href = safeLink(marks.find((mark) => mark.type === 'link')?.attrs?.['href']);
    return [
      { text, ...(has('bold') && { bold: true }), ...(has('italic') && { italic: true }), ...(href && { href }) },
    ];
  });

const plainText = (runs: Run[]): string =>
  runs
    .map((run) => (run === 'break' ? ' ' : run.text))
    .join('')
    .trim();

/** An anchor made of the heading's words, in any script; repeated ones are numbered. */
function idFor(words: string, ids: Set<string>): string {
  const slug = `s-${words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)}`;
  let id = slug;
  for (let number = 2; ids.has(id); number++) id = `${slug}-${number}`;
  ids.add(id);
  return id;
}
