import type { LineCount, ReturnReason } from '#src/wire/domain.ts';
import { call } from './call.ts';

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

/** How an order stands, as one text: only to see whether anything has changed since it was last asked. */
export const askOrderMark = async (id: string): Promise<string> => JSON.stringify(await call('GET', path('order', id)));

/** Moves an order one step on, e.g. from created to confirmed. Throws `wrong-step`. */
export const moveOrder = (id: string, orderStatus: 'confirmed' | 'packed' | 'delivered' | 'cancel') =>
  call('PUT', path('order', id), { orderStatus });

/** Sends a parcel, without lines all that is left; the invoice of what leaves is issued with it. The same key sends one. */
export const shipOrder = (
  id: string,
  input: { lines?: LineCount[]; carrier: string; tracking: string; trackingUrl?: string },
  key: string,
) => call('POST', path('order', id, 'shipments'), input, { key });

export const deliverParcel = (id: string, shipmentId: string) =>
  call('PUT', path('order', id, 'shipments', shipmentId), { state: 'delivered' });

/** Asks to send goods back; answers the reference that goes on the parcel. */
export async function requestReturn(
  id: string,
  input: { lines: LineCount[]; reason: ReturnReason; note: string },
  key: string,
): Promise<string> {
  const answer = await call<{ data: { return: { reference: string } } }>('POST', path('order', id, 'returns'), input, {
    key,
  });
  return answer.data.return.reference;
}

export type ReturnAnswer =
  | { state: 'withdrawn' }
  | { state: 'approved' | 'refused'; answer: string }
  /** `refund` in paise; absent means the whole value of the goods. */
  | { state: 'received'; answer: string; restock: LineCount[]; refund?: number };

export const answerReturn = (id: string, answer: ReturnAnswer) => call('PUT', path('returns', id), answer);

/** Sends a part of the money back. `amount` in paise; the same key sends it once. */
export const refundPart = (id: string, input: { amount: number; note: string }, key: string) =>
  call('POST', path('order', id, 'refunds'), input, { key });

export const retryRefund = (id: string, refundId: string) =>
  call('POST', path('order', id, 'refunds', refundId, 'retry'));

/** Notes something for the shop's own eyes. */
export const noteOrder = (id: string, words: string) => call('POST', path('order', id, 'notes'), { words });
