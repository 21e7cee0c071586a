import type { orderStatusBody } from '#src/wire/sales/order.ts';
import type { noteBody } from '#src/wire/sales/order-desk.ts';
import type {
  refundBody,
  returnAnswer,
  returnAnswerBody,
  returnBody,
  shipBody,
  shipmentBody,
} from '#src/wire/sales/order-file.ts';
import { call, type Sent } from './call.ts';

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

/** An order's state as one text: only to see whether anything has changed since the last call. */
export const askOrderMark = async (id: string): Promise<string> => JSON.stringify(await call('GET', path('order', id)));

/** Moves an order one step on, e.g. from created to confirmed. Throws `wrong-step`. */
export const moveOrder = (id: string, orderStatus: Sent<typeof orderStatusBody>['orderStatus']) =>
  call<{ body: typeof orderStatusBody }>('PUT', path('order', id), { orderStatus });

/** Sends a parcel; without lines, everything that is left. Its goods' invoice is issued with it. Repeating the key sends one parcel only. */
export const shipOrder = (id: string, input: Sent<typeof shipBody>, key: string) =>
  call<{ body: typeof shipBody }>('POST', path('order', id, 'shipments'), input, { key });

export const deliverParcel = (id: string, shipmentId: string) =>
  call<{ body: typeof shipmentBody }>('PUT', path('order', id, 'shipments', shipmentId), { state: 'delivered' });

/** Requests a return; answers the reference that goes on the parcel. */
export async function requestReturn(id: string, input: Sent<typeof returnBody>, key: string): Promise<string> {
  const answer = await call<{ body: typeof returnBody; answer: typeof returnAnswer }>(
    'POST',
    path('order', id, 'returns'),
    input,
    {
      key,
    },
  );
  return answer.data.return.reference;
}

/** `refund` in paise; absent means the whole value of the goods. */
export const answerReturn = (id: string, answer: Sent<typeof returnAnswerBody>) =>
  call<{ body: typeof returnAnswerBody }>('PUT', path('returns', id), answer);

/** Refunds part of the money. `amount` in paise; repeating the key refunds once. */
export const refundPart = (id: string, input: Sent<typeof refundBody>, key: string) =>
  call<{ body: typeof refundBody }>('POST', path('order', id, 'refunds'), input, { key });

export const retryRefund = (id: string, refundId: string) =>
  call('POST', path('order', id, 'refunds', refundId, 'retry'));

/** Adds a note that only the shop sees. */
export const noteOrder = (id: string, words: string) =>
  call<{ body: typeof noteBody }>('POST', path('order', id, 'notes'), { words });
