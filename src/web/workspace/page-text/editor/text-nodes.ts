import { InputRule, type JSONContent, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { StarterKit } from '@tiptap/starter-kit';
import { FACT_PATHS, PARTS_OF, safeLink } from '#src/wire/content/page-text-tree.ts';
import type { FactName, LivePart } from '#src/wire/domain.ts';

// The editor's schema is exactly the API's: pasted content, from Word or anywhere else, keeps only what fits it.

/** The content of a list item or a quote: no heading, no quote, no live part. */
const PLAIN_BLOCKS = '(paragraph | bulletList | orderedList)';
const isFact = (name: unknown): name is FactName => typeof name === 'string' && Object.hasOwn(FACT_PATHS, name);
const isPart = (name: unknown): name is LivePart =>
  Object.values(PARTS_OF).some((parts) => parts.includes(name as LivePart));

export type Labels = { fact: (name: FactName) => string; part: (name: LivePart) => string };
const NAMED: Labels = { fact: (name) => name, part: (name) => name };

const ListItem = Node.create({
  name: 'listItem',
  content: `paragraph ${PLAIN_BLOCKS}*`,
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', mergeAttributes(HTMLAttributes), 0],
  // Tab stays free for moving through the page by keyboard: the toolbar has buttons for the depth.
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: `${PLAIN_BLOCKS}+`,
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', mergeAttributes(HTMLAttributes), 0],
});

/** A fact of the shop, as a chip with its name. Typing `{seller}` creates one. */
const Fact = Node.create<{ labels: Labels }>({
  name: 'fact',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ labels: NAMED }),
  addAttributes: () => ({ name: { default: null, parseHTML: (element) => element.getAttribute('data-fact') } }),
  parseHTML: () => [
    { tag: 'span[data-fact]', getAttrs: (element) => (isFact(element.getAttribute('data-fact')) ? null : false) },
  ],
  renderHTML({ node }) {
    const { name } = node.attrs;
    return ['span', { 'data-fact': name, class: 'fact' }, isFact(name) ? this.options.labels.fact(name) : ''];
  },
  renderText: ({ node }) => `{${node.attrs['name']}}`,
  addInputRules() {
    return [
      new InputRule({
        find: /\{([A-Za-z]+)\}$/,
        handler: ({ range, match, commands }) => {
          if (!isFact(match[1])) return null;
          commands.insertContentAt(range, { type: this.name, attrs: { name: match[1] } });
          return undefined;
        },
      }),
    ];
  },
});

/** A part that the page fills in with current data. */
const Part = Node.create<{ labels: Labels }>({
  name: 'part',
  group: 'block',
  atom: true,
  addOptions: () => ({ labels: NAMED }),
  addAttributes: () => ({ name: { default: null, parseHTML: (element) => element.getAttribute('data-part') } }),
  parseHTML: () => [
    { tag: 'div[data-part]', getAttrs: (element) => (isPart(element.getAttribute('data-part')) ? null : false) },
  ],
  renderHTML({ node }) {
    const { name } = node.attrs;
    return ['div', { 'data-part': name, class: 'part' }, isPart(name) ? this.options.labels.part(name) : ''];
  },
});

/** Holds a pasted element's style for reading: the content security policy would not let it be applied (see calmHtml). */
const STYLE = 'data-style';
const styled = (pattern: RegExp) => (element: HTMLElement) =>
  pattern.test(element.getAttribute(STYLE) ?? '') ? null : false;

/** Bold and italic as Word and Google Docs write them: by element, by style, and by an element whose style cancels it. */
const emphasis = (name: 'bold' | 'italic', key: string, tags: string[], yes: RegExp, no: RegExp) =>
  Mark.create({
    name,
    parseHTML: () => [
      ...tags.map((tag) => ({
        tag,
        getAttrs: (element: HTMLElement) => (no.test(element.getAttribute(STYLE) ?? '') ? (false as const) : null),
      })),
      { tag: `span[${STYLE}]`, getAttrs: styled(yes) },
    ],
    renderHTML: ({ HTMLAttributes }) => [tags[0] as string, mergeAttributes(HTMLAttributes), 0],
    addKeyboardShortcuts() {
      return { [`Mod-${key}`]: () => this.editor.commands.toggleMark(name) };
    },
  });
const Bold = emphasis(
  'bold',
  'b',
  ['strong', 'b'],
  /font-weight:\s*(bold|[6-9]00)/i,
  /font-weight:\s*(normal|[1-4]00)/i,
);
const Italic = emphasis('italic', 'i', ['em', 'i'], /font-style:\s*(italic|oblique)/i, /font-style:\s*normal/i);

/** A text's headings start below the page's own title, and go two levels deep. */
const lowered = (html: string): string => {
  const down = /<h1\b/i.test(html) ? 1 : 0;
  return html.replaceAll(
    /<(\/?)h([1-6])\b/gi,
    (_, end, level) => `<${end}h${Math.min(3, Math.max(2, Number(level) + down))}`,
  );
};

/**
 * Pasted HTML without what the browser would report as soon as it is parsed: style sheets, scripts and handlers. This only keeps the console quiet;
 * the schema is what makes a paste harmless.
 */
export const calmHtml = (html: string): string =>
  lowered(html)
    .replaceAll(
      /<(style|script|xml|noscript|iframe|object|svg)\b[\s\S]*?<\/\1\s*>|<(img|link|meta|base|embed|source|video|audio)\b[^>]*>/gi,
      '',
    )
    .replaceAll(/<[a-z][^>]*>/gi, (tag) =>
      tag.replaceAll(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '').replaceAll(/\sstyle(\s*=)/gi, ` ${STYLE}$1`),
    );

const SafeLink = Link.extend({
  // The page sets the mark's other attributes, not the text.
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => safeLink(element.getAttribute('href')) ?? null },
  }),
}).configure({
  openOnClick: false,
  HTMLAttributes: { target: null, rel: null },
  autolink: false,
  linkOnPaste: true,
  isAllowedUri: (href) => safeLink(href) !== undefined,
});

/** Everything that a text can consist of. */
export const textNodes = (labels: Labels = NAMED) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    listItem: false,
    link: false,
    bold: false,
    italic: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    trailingNode: false,
  }),
  ListItem,
  Blockquote,
  Bold,
  Italic,
  SafeLink,
  Fact.configure({ labels }),
  Part.configure({ labels }),
];

export type { JSONContent };
