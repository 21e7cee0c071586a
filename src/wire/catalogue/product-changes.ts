import { z } from '@hono/zod-openapi';
import { toRupees } from '#src/kernel/money.ts';
import { PLACEMENTS } from '#src/kernel/placements.ts';
import { MAIN_FIELDS } from '#src/kernel/product-fields.ts';
import { BULK_REFUSALS, type BulkState } from '#src/shop/catalogue/bulk/bulk-change.ts';
import type { BulkLine, BulkPreview } from '#src/shop/catalogue/bulk/change-products.ts';
import { coded } from '#src/wire/coded.ts';
import { id, success, words } from '#src/wire/values.ts';

const wholeRupees = z
  .number({ error: coded('must-be-number') })
  .int(coded('must-be-whole'))
  .min(-MAIN_FIELDS.price.most)
  .max(MAIN_FIELDS.price.most);
const pieces = z
  .number({ error: coded('must-be-number') })
  .int(coded('must-be-whole'))
  .min(-MAIN_FIELDS.stock.most)
  .max(MAIN_FIELDS.stock.most);

/** A filter of the manager's list; without any fields it matches all products. */
export const managedFilter = z
  .object({
    q: words(200, 0),
    placement: z.enum(PLACEMENTS),
    category: z.string().max(100),
    brand: z.string().max(100),
    stock: z.enum(['out', 'low', 'in']),
    state: z.enum(['live', 'draft', 'archived']),
    ids: z.array(id).min(1, coded('choose-products')).max(20_000, coded('at-most-entries')),
  })
  .partial()
  .openapi('ProductFilter');

const price = z.discriminatedUnion('how', [
  z.object({
    field: z.literal('price'),
    how: z.literal('percent'),
    value: z
      .number({ error: coded('must-be-number') })
      .min(-99, coded('at-least'))
      .max(1000, coded('at-most')),
  }),
  z.object({ field: z.literal('price'), how: z.literal('add'), value: wholeRupees }),
  z.object({ field: z.literal('price'), how: z.literal('set'), value: wholeRupees.min(1, coded('at-least')) }),
]);
const stock = z.discriminatedUnion('how', [
  z.object({ field: z.literal('stock'), how: z.literal('add'), value: pieces }),
  z.object({ field: z.literal('stock'), how: z.literal('set'), value: pieces.min(0, coded('at-least')) }),
]);
const change = z
  .discriminatedUnion('field', [
    price,
    stock,
    z.object({ field: z.literal('placement'), value: z.enum(PLACEMENTS) }),
    z.object({ field: z.literal('category'), value: z.string().max(100) }),
    z.object({ field: z.literal('archived'), value: z.boolean() }),
  ])
  .openapi('ProductsChange', {
    description: 'Rupees and pieces; a percentage of the price is rounded to whole rupees',
  });

export const previewBody = z.object({ which: managedFilter, change }).openapi('ProductsPreviewBody');
export const changeBody = z
  .object({ which: managedFilter, change, key: z.string({ error: coded('required') }).max(100) })
  .openapi('ProductsChangeBody');

const values = z.object({
  price: z.number().optional(),
  stock: z.number().int().optional(),
  addTo: z.string().optional(),
  category: z.string().optional(),
  archived: z.boolean().optional(),
});
const line = z.object({
  _id: z.string(),
  name: z.string(),
  before: values,
  after: values.optional(),
  refused: z.enum(BULK_REFUSALS).optional(),
});

const wirePreview = z
  .object({
    changed: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
    key: z
      .string()
      .openapi({ description: 'Sent back with the change: it is refused when the products have changed meanwhile' }),
    lines: z.array(line).openapi({ description: 'The first 100, refused ones first' }),
  })
  .openapi('ProductsPreview');
export const previewAnswer = z.object({ status: success, data: z.object({ preview: wirePreview }) });
export const changedAnswer = z.object({
  status: success,
  data: z.object({ change: z.object({ _id: z.string(), changed: z.number().int(), refused: z.number().int() }) }),
});

const SHOWN = 100;
const rank = ({ refused, after }: BulkLine) => (refused ? 0 : after ? 1 : 2);

export const encodePreview = ({ lines, ...rest }: BulkPreview): z.infer<typeof wirePreview> => ({
  ...rest,
  lines: [...lines]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, SHOWN)
    .map(({ id: _id, name, before, after, refused }) => ({
      _id,
      name,
      before: encodeState(before),
      after: after && encodeState(after),
      refused,
    })),
});

const encodeState = (state: Partial<BulkState>) => ({
  ...(state.pricePaise !== undefined && { price: toRupees(state.pricePaise as never) }),
  ...(state.stock !== undefined && { stock: state.stock }),
  ...(state.placement !== undefined && { addTo: state.placement }),
  ...(state.category !== undefined && { category: state.category ?? '' }),
  ...(state.archived !== undefined && { archived: state.archived }),
});

const wireUndone = z
  .object({ restored: z.number().int(), kept: z.array(z.object({ _id: z.string(), name: z.string() })) })
  .openapi('ProductsUndone');
export const undoneAnswer = z.object({ status: success, data: z.object({ undone: wireUndone }) });
