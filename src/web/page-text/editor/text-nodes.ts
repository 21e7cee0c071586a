import { InputRule, type JSONContent, mergeAttributes, Node } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { StarterKit } from '@tiptap/starter-kit';
import type { FactName, LivePart } from '#src/contract/domain.ts';
import { FACT_PATHS, PARTS_OF, safeLink } from '#src/contract/page-text.ts';

// The editor's schema is that of the contract and no wider: what is pasted, from Word or from anywhere, keeps only what fits it.

/** What stands in a list's item or a quote: no heading, no quote, no live part. */
const PLAIN_BLOCKS = '(paragraph | bulletList | orderedList)';
const isFact = (name: unknown): name is FactName => typeof name === 'string' && Object.hasOwn(FACT_PATHS, name);
const isPart = (name: unknown): name is LivePart => Object.values(PARTS_OF).some((parts) => parts.includes(name as LivePart));

export type Labels = { fact: (name: FactName) => string; part: (name: LivePart) => string };
const NAMED: Labels = { fact: (name) => name, part: (name) => name };

const ListItem = Node.create({
  name: 'listItem',
  content: `paragraph ${PLAIN_BLOCKS}*`,
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', mergeAttributes(HTMLAttributes), 0],
  // Tab is left to the keyboard's way through the page: the toolbar has buttons for the depth.
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

/** A fact of the shop, as a chip with its name. Typing `{seller}` makes one. */
const Fact = Node.create<{ labels: Labels }>({
  name: 'fact',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ labels: NAMED }),
  addAttributes: () => ({ name: { default: null, parseHTML: (element) => element.getAttribute('data-fact') } }),
  parseHTML: () => [{ tag: 'span[data-fact]', getAttrs: (element) => (isFact(element.getAttribute('data-fact')) ? null : false) }],
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

/** A part that the page keeps true itself. */
const Part = Node.create<{ labels: Labels }>({
  name: 'part',
  group: 'block',
  atom: true,
  addOptions: () => ({ labels: NAMED }),
  addAttributes: () => ({ name: { default: null, parseHTML: (element) => element.getAttribute('data-part') } }),
  parseHTML: () => [{ tag: 'div[data-part]', getAttrs: (element) => (isPart(element.getAttribute('data-part')) ? null : false) }],
  renderHTML({ node }) {
    const { name } = node.attrs;
    return ['div', { 'data-part': name, class: 'part' }, isPart(name) ? this.options.labels.part(name) : ''];
  },
});

const SafeLink = Link.extend({
  // The mark's other attributes are the page's business, not the text's.
  addAttributes: () => ({ href: { default: null, parseHTML: (element) => safeLink(element.getAttribute('href')) ?? null } }),
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  isAllowedUri: (href) => safeLink(href) !== undefined,
});

/** Everything that a text can be made of. */
export const textNodes = (labels: Labels = NAMED) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    listItem: false,
    link: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    trailingNode: false,
  }),
  ListItem,
  Blockquote,
  SafeLink,
  Fact.configure({ labels }),
  Part.configure({ labels }),
];

export type { JSONContent };
