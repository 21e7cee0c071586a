import { type DraftLine, isVisit, type OrderDraft } from './order-draft.ts';

/** One line before and after; the missing side was added or has gone. */
export type ChangedLine = {
  productId: string;
  name: string;
  before: DraftLine | undefined;
  now: DraftLine | undefined;
};

/** `price` is in rupees, as everywhere on the wire; `total` beside it is in paise, as in opening a payment. */
type WireItem = { _id: string; name: string; quantity: number; price: number };

/** Reads a `price-changed` refusal: the draft as the shop has it now, and the lines that differ. */
export function readChange(
  draft: OrderDraft,
  detail: Record<string, unknown>,
): { draft: OrderDraft; changes: ChangedLine[] } {
  const total = Number(detail['total'] ?? draft.total);
  if (isVisit(draft)) return { draft: { ...draft, total }, changes: [] };
  const items = (Array.isArray(detail['items']) ? detail['items'] : []) as WireItem[];
  const lines = items.map(({ _id, name, quantity, price }) => ({
    productId: _id,
    name,
    quantity,
    price: Math.round(price * 100),
  }));
  const ids = new Set([...draft.lines, ...lines].map((line) => line.productId));
  const changes = [...ids].flatMap((productId) => {
    const before = draft.lines.find((line) => line.productId === productId);
    const now = lines.find((line) => line.productId === productId);
    const same = before?.price === now?.price && before?.quantity === now?.quantity;
    return same ? [] : [{ productId, name: now?.name ?? before?.name ?? '', before, now }];
  });
  return { draft: { ...draft, lines: lines.length ? lines : draft.lines, total }, changes };
}
