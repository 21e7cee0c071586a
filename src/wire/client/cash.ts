import type { phoneAskAnswer } from '#src/wire/customers/phone.ts';
import type {
  cashConfirmBody,
  collectedBody,
  collectionAsideBody,
  matchCollectionsBody,
  remittanceAnswer,
} from '#src/wire/sales/cash.ts';
import type { provenAnswer } from '#src/wire/sales/payment.ts';
import { type Answered, call, sendFile } from './call.ts';
import { type Confirmed, decodeProven } from './checkout.ts';

const ofOrder = (reference: string) => `/cash-orders/${encodeURIComponent(reference)}`;
const ofRow = (id: string) => `/admin/collections/${encodeURIComponent(id)}`;

/** Sends the code that confirms an order with cash on delivery; another may be asked for after `resendIn` seconds. */
export const sendCashCode = (reference: string) =>
  call<{ answer: typeof phoneAskAnswer }>('POST', `${ofOrder(reference)}/code`);

/** Makes the order with its code. */
export const confirmCash = async (reference: string, challenge: string, code: string): Promise<Confirmed> =>
  decodeProven(
    await call<{ body: typeof cashConfirmBody; answer: typeof provenAnswer }>('POST', `${ofOrder(reference)}/confirm`, {
      challenge,
      code,
    }),
  );

/** What a remittance file brought: orders settled, rows left to the owner, and rows uploaded before. */
export type TakenRemittance = Answered<typeof remittanceAnswer>['data'];

/** Uploads a carrier's remittance file. */
export const sendRemittance = async (file: File, signal?: AbortSignal): Promise<TakenRemittance> =>
  (
    await sendFile<{ answer: typeof remittanceAnswer }>('POST', '/admin/collections/remittance', file, {
      type: 'application/octet-stream',
      signal,
    })
  ).data;

/** Settles the order with this number by these rows; `reason`: why what is missing counts as collected too. */
export const matchCollections = (order: string, collections: string[], reason?: string) =>
  call<{ body: typeof matchCollectionsBody }>('POST', '/admin/collections/match', {
    order,
    collections,
    ...(reason && { reason }),
  });

/** Promises a customer back what was collected for nothing. */
export const returnCollection = (id: string) => call('POST', `${ofRow(id)}/return`);

/** Sets a row aside that is no new money, or takes it up again. */
export const setCollectionAside = (id: string, aside: boolean) =>
  call<{ body: typeof collectionAsideBody }>('PUT', `${ofRow(id)}/aside`, { aside });

/** Notes that the money of an order has come. */
export const noteCollected = (orderId: string, note: string) =>
  call<{ body: typeof collectedBody }>('POST', `/order/${encodeURIComponent(orderId)}/collected`, { note });

/** Ends an order whose parcel was refused and is back. */
export const noteRefused = (orderId: string) => call('POST', `/order/${encodeURIComponent(orderId)}/refused`);
