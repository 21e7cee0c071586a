import type { asideBody, matchBody, refundSentBody, statementAnswer } from '#src/wire/sales/transfer.ts';
import { type Answered, call, sendFile } from './call.ts';

const path = (id: string) => `/admin/transfers/${encodeURIComponent(id)}`;

/** Gives up an order that waits for its transfer. */
export const cancelTransfer = (reference: string) => call('POST', `/transfers/${encodeURIComponent(reference)}/cancel`);

/** What a statement brought: orders made, credits left to the owner, and rows uploaded before. */
export type TakenStatement = Answered<typeof statementAnswer>['data'];

/** Uploads a bank's statement. */
export const sendStatement = async (file: File, signal?: AbortSignal): Promise<TakenStatement> =>
  (
    await sendFile<{ answer: typeof statementAnswer }>('POST', '/admin/transfers/statement', file, {
      type: 'application/octet-stream',
      signal,
    })
  ).data;

/** Makes the order with this reference from these credits; what is over is promised back. */
export const matchCredits = (reference: string, credits: string[]) =>
  call<{ body: typeof matchBody }>('POST', '/admin/transfers/match', { reference, credits });

/** Promises a credit back to its customer. */
export const returnCredit = (id: string) => call('POST', `${path(id)}/return`);

/** Sets a credit aside that is no customer's payment, or takes it up again. */
export const setCreditAside = (id: string, aside: boolean) =>
  call<{ body: typeof asideBody }>('PUT', `${path(id)}/aside`, { aside });

/** Notes a refund as sent from the owner's bank. */
export const noteRefundSent = (id: string, utr: string) =>
  call<{ body: typeof refundSentBody }>('POST', `/admin/refunds/${encodeURIComponent(id)}/sent`, { utr });
