import { z } from '@hono/zod-openapi';
import type { OrderNote } from '#src/shop/sales/orders/note-order.ts';
import { success, words } from '#src/wire/values.ts';

export const noteBody = z.object({ words: words(2000) }).openapi('OrderNoteBody');

const wireNote = z
  .object({ _id: z.string(), by: z.string(), words: z.string(), date: z.iso.datetime() })
  .openapi('OrderNote');
export const noteAnswer = z.object({ status: success, data: z.object({ note: wireNote }) });
export const encodeNote = ({ id, by, words: said, at }: OrderNote): z.infer<typeof wireNote> => ({
  _id: id,
  by,
  words: said,
  date: at.toISOString(),
});
