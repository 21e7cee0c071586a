import { FACT_IN_LINE, FACT_PATHS } from '#src/wire/content/page-text-tree.ts';
import type { Block, FactName, Inline, PageBody } from '#src/wire/domain.ts';
import type { JSONContent } from './text-nodes.ts';

/** How deeply lists may be nested, in each other and in a quote. */
const DEEPEST = 3;
const DEEPEST_IN_QUOTE = 1;

/**
 * Turns the editor's content into the form that is stored: without its own attributes, lists nested too deeply moved up, empty ends cut, facts
 * pasted as words (`{seller}`) turned into facts, and without characters that the shop refuses.
 */
export function toStored(doc: JSONContent | PageBody): PageBody {
  const content = ((doc.content ?? []) as JSONContent[]).flatMap((node) => toBlock(node, DEEPEST));
  while (content.length > 1 && isBlank(content.at(-1))) content.pop();
  return { type: 'doc', content: (content.length ? content : [{ type: 'paragraph' }]) as Block[] };
}

const isBlank = (node: JSONContent | undefined) => node?.type === 'paragraph' && !node.content;

function toBlock({ type, attrs, content }: JSONContent, depth: number): JSONContent[] {
  switch (type) {
    case 'paragraph':
      return [line('paragraph', content)];
    case 'heading':
      return [{ ...line('heading', content), attrs: { level: attrs?.['level'] === 3 ? 3 : 2 } }];
    case 'bulletList':
    case 'orderedList':
      return [{ type, content: (content ?? []).flatMap((item) => toItems(item, depth - 1)) }];
    case 'blockquote':
      return [{ type, content: (content ?? []).flatMap((node) => toBlock(node, DEEPEST_IN_QUOTE)) }];
    case 'part':
      return [{ type, attrs: { name: attrs?.['name'] } }];
    default:
      return [];
  }
}

/** An item; items of a list that would be too deep follow it. */
function toItems({ content = [] }: JSONContent, depth: number): JSONContent[] {
  const isList = ({ type }: JSONContent) => type === 'bulletList' || type === 'orderedList';
  if (depth > 0) return [{ type: 'listItem', content: content.flatMap((node) => toBlock(node, depth)) }];
  const own = content.filter((node) => !isList(node)).flatMap((node) => toBlock(node, depth));
  const deeper = content.filter(isList).flatMap((list) => (list.content ?? []).flatMap((item) => toItems(item, 0)));
  return [{ type: 'listItem', content: own }, ...deeper];
}

function line(type: string, content: JSONContent[] | undefined): JSONContent {
  const inline = (content ?? []).flatMap(toInline);
  return inline.length ? { type, content: inline as JSONContent[] } : { type };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what no text of ours has; a PDF's pages end with one
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const isFact = (name: string): name is FactName => Object.hasOwn(FACT_PATHS, name);

function toInline({ type, text = '', attrs, marks }: JSONContent): Inline[] {
  if (type === 'hardBreak') return [{ type }];
  const own = (marks ?? []).map((mark) =>
    mark.type === 'link' ? { type: mark.type, attrs: { href: mark.attrs?.['href'] } } : { type: mark.type },
  );
  const nodes =
    type === 'fact'
      ? [{ type, attrs: { name: attrs?.['name'] } }]
      : withFacts(text.replaceAll(CONTROL, '').toWellFormed());
  return nodes.map((node) => (own.length ? { ...node, marks: own } : node)) as Inline[];
}

function withFacts(text: string): object[] {
  const nodes: object[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(FACT_IN_LINE)) {
    if (!isFact(name)) continue;
    if (index > from) nodes.push({ type: 'text', text: text.slice(from, index) });
    nodes.push({ type: 'fact', attrs: { name } });
    from = index + whole.length;
  }
  return from < text.length ? [...nodes, { type: 'text', text: text.slice(from) }] : nodes;
}
