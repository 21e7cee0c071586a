import type { Language } from '#src/kernel/locales.ts';

/** The pages whose text the owner may write. */
export const TEXT_PAGES = ['about', 'terms', 'privacy', 'shipping', 'returns'] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

/** Facts that the shop fills in where a text refers to them, so that a changed setting changes every text. */
export const FACTS = [
  'shop',
  'longName',
  'seller',
  'address',
  'city',
  'hours',
  'phone',
  'email',
  'officerName',
  'officerTitle',
  'officerPhone',
  'officerEmail',
  'gstin',
  'courts',
  'paymentProvider',
  'dispatchDays',
  'deliveryDays',
  'returnDays',
  'refundDays',
  'area',
] as const;
export type FactName = (typeof FACTS)[number];

/** Parts of a page that the shop itself keeps accurate: what it stores about people, and its cookies. */
export const LIVE_PARTS = ['data', 'cookies'] as const;
export type LivePart = (typeof LIVE_PARTS)[number];

type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };
export type Inline =
  | { type: 'text'; text: string; marks?: Mark[] }
  | { type: 'fact'; attrs: { name: FactName }; marks?: Mark[] }
  | { type: 'hardBreak' };
type Paragraph = { type: 'paragraph'; content?: Inline[] };
type Heading = { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline[] };
type List = { type: 'bulletList' | 'orderedList'; content: ListItem[] };
type ListItem = { type: 'listItem'; content: (Paragraph | List)[] };
type Quote = { type: 'blockquote'; content: (Paragraph | List)[] };
export type Block = Paragraph | Heading | List | Quote | { type: 'part'; attrs: { name: LivePart } };

/** A text as a tree. There is no node for markup, so none can be stored (docs/decisions/0032). */
export type PageBody = { type: 'doc'; content: Block[] };

/** `lead` is shown under the title and by search engines; in it a fact is written `{seller}`. */
export type PageWords = { title: string; lead: string; body: PageBody };

/** The tag of the public page that shows this text. */
export const pageTextTag = (page: TextPage): string => `page-text:${page}`;

/** The owner's text of a page as visitors see it, and its language. */
export type ShownPageText = { language: Language; words: PageWords; changedAt: Date };
