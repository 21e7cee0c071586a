import { z } from '@hono/zod-openapi';
import type { ListedPageText } from '#src/shop/content/page-texts/list-page-texts.ts';
import {
  type Block,
  FACTS,
  type FactName,
  LIVE_PARTS,
  type PageBody,
  type PageWords,
  TEXT_PAGES,
  type TextPage,
} from '#src/shop/content/page-texts/page-text.ts';
import type { ManagedPageText } from '#src/shop/content/page-texts/show-page-text.ts';
import { coded } from '#src/wire/coded.ts';
import { isPlain, language, success, words } from '#src/wire/values.ts';
import { FACT_IN_LINE, PARTS_OF, safeLink } from './page-text-tree.ts';
import { isShopPath } from './storefront.ts';

// The full format of a page's text. Every object is strict: an unknown node, mark or attribute is refused, not dropped, so that no text is
// saved other than it was sent. The nesting is written out instead of recursive, and so is finite.

const LONGEST_TEXT = 60_000;

const href = z
  .string({ error: coded('must-be-link') })
  .refine((link) => safeLink(link) !== undefined, coded('link-form'))
  .refine((link) => !/^\//.test(link) || isShopPath(link), coded('no-such-page'));
const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
]);
const marks = z
  .array(mark)
  .max(3)
  .refine((all) => new Set(all.map(({ type }) => type)).size === all.length, coded('text-mark-once'))
  .optional();
const inline = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      text: z.string().min(1).max(10_000).refine(isPlain, coded('unkeepable-characters')),
      marks,
    }),
    z.strictObject({ type: z.literal('fact'), attrs: z.strictObject({ name: z.enum(FACTS) }), marks }),
    z.strictObject({ type: z.literal('hardBreak') }),
  ])
  .openapi('TextInline');
const line = z.array(inline).max(300).optional();
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: line }).openapi('TextParagraph');
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: line,
});
const kinds = ['bulletList', 'orderedList'] as const;

const flatItem = z.strictObject({ type: z.literal('listItem'), content: z.array(paragraph).min(1).max(20) });
const flatList = z
  .strictObject({ type: z.enum(kinds), content: z.array(flatItem).min(1).max(200) })
  .openapi('TextFlatList');
const innerItem = z.strictObject({
  type: z.literal('listItem'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, flatList]))
    .min(1)
    .max(20),
});
const innerList = z
  .strictObject({ type: z.enum(kinds), content: z.array(innerItem).min(1).max(200) })
  .openapi('TextInnerList');
const item = z.strictObject({
  type: z.literal('listItem'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, innerList]))
    .min(1)
    .max(20),
});
const list = z.strictObject({ type: z.enum(kinds), content: z.array(item).min(1).max(200) }).openapi('TextList');
const quote = z.strictObject({
  type: z.literal('blockquote'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, flatList]))
    .min(1)
    .max(50),
});
const part = z.strictObject({ type: z.literal('part'), attrs: z.strictObject({ name: z.enum(LIVE_PARTS) }) });
const block = z.discriminatedUnion('type', [paragraph, heading, list, quote, part]);

const lengthOf = (node: unknown): number => JSON.stringify(node).length;
/** @internal for tests. */
export const pageBody = z
  .strictObject({ type: z.literal('doc'), content: z.array(block).min(1, coded('required')).max(600) })
  .refine((body) => lengthOf(body) <= 4 * LONGEST_TEXT, coded('text-too-long'))
  .refine(hasWords, coded('required'))
  .openapi('PageBody');

/** Blank paragraphs alone do not count as text. */
function hasWords(body: { content: unknown[] }): boolean {
  return /"type":"(text|fact|part)"/.test(JSON.stringify(body));
}

const knownFacts = (text: string) =>
  [...text.matchAll(FACT_IN_LINE)].every(([, name]) => FACTS.includes(name as FactName));
const plainLine = (max: number, min: number) =>
  words(max, min).refine((text) => !/[\n\r]/.test(text), coded('must-be-one-line'));
const fields = {
  title: plainLine(80, 1),
  lead: plainLine(300, 1).refine(knownFacts, coded('text-unknown-fact')),
  body: pageBody,
};

const version = z
  .number({ error: coded('required') })
  .int()
  .min(0);
export const pageParam = z.object({ page: z.enum(TEXT_PAGES) });
export const textParam = pageParam.extend({ language });
export const versionQuery = z.object({
  version: z.coerce
    .number({ error: coded('must-be-number') })
    .int()
    .min(1)
    .max(1_000_000_000)
    .optional(),
});
export const withdrawQuery = z.object({ language: language.optional() });
export const pageTextBody = z.strictObject({ version, ...fields }).openapi('PageTextBody');
export const restoreBody = z.object({ version, to: version.min(1) }).openapi('PageTextRestore');

const wireWords = z.object({ title: z.string(), lead: z.string(), body: pageBody }).openapi('PageWords');
export const savedAnswer = z.object({ status: success, data: z.object({ version: z.number().int() }) });
export const pageTextAnswer = z.object({
  status: success,
  data: z.object({
    version: z.number().int(),
    words: wireWords.nullable(),
    versions: z.array(z.object({ version: z.number().int(), own: z.boolean(), by: z.string(), at: z.iso.datetime() })),
  }),
});
export const pageTextsAnswer = z.object({
  status: success,
  data: z.object({
    pages: z.array(
      z.object({
        page: z.enum(TEXT_PAGES),
        languages: z.array(
          z.object({
            language,
            own: z.boolean(),
            version: z.number().int(),
            changedAt: z.iso.datetime().nullable(),
            by: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
});

/** A body's title, lead and text. A live part that is not this page's is refused by name. */
export const decodeWords = ({ title, lead, body }: z.infer<typeof pageTextBody>): PageWords => ({
  title,
  lead,
  body: body as PageBody,
});
export const hasForeignPart = (page: TextPage, body: PageBody): boolean =>
  body.content.some((one: Block) => one.type === 'part' && !PARTS_OF[page]?.includes(one.attrs.name));

export const encodePageText = ({
  version: number,
  words: said,
  versions,
}: ManagedPageText): z.infer<typeof pageTextAnswer>['data'] => ({
  version: number,
  words: said,
  versions: versions.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
});
export const encodeListed = ({
  page,
  languages,
}: ListedPageText): z.infer<typeof pageTextsAnswer>['data']['pages'][number] => ({
  page,
  languages: languages.map(({ changedAt, ...one }) => ({ ...one, changedAt: changedAt?.toISOString() ?? null })),
});
