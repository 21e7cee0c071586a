import type { settledAnswer } from '#src/wire/back-office/reports.ts';
import type { coloursAnswer, settingsAnswer, settingsBody } from '#src/wire/back-office/store-settings.ts';
import type { banBody } from '#src/wire/customers/account.ts';
import { type Answered, call, type Sent } from './call.ts';

/** Checks a payment with the provider now; answers its new state. */
export const settleAgain = async (id: string): Promise<string> =>
  (await call<{ answer: typeof settledAnswer }>('POST', `/admin/payments/${encodeURIComponent(id)}/settle`)).data.state;

/** Retries a refund that the provider could not send. */
export const retryRefund = async (id: string): Promise<void> =>
  void (await call('POST', `/admin/refunds/${encodeURIComponent(id)}/retry`));

/** Where a table is downloaded from. */
export const paymentsCsv = (month: string): string => `/api/admin/payments.csv?month=${month}`;
export const gstJson = (file: string, month: string): string => `/api/admin/gst/${file}.json?month=${month}`;
export const documentPdf = (id: string): string => `/api/documents/${id}.pdf`;
export const gstCsv = (table: string, month: string): string => `/api/admin/gst/${table}.csv?month=${month}`;

/** Changes settings by their key. Refused `conflict` if somebody saved first, `invalid` with a message by key. */
export const changeSettings = async (
  change: Sent<typeof settingsBody>,
): Promise<Answered<typeof settingsAnswer>['data']> =>
  (await call<{ body: typeof settingsBody; answer: typeof settingsAnswer }>('PUT', '/admin/settings', change)).data;

/** How colours would look in the shop: what can be saved, what is wrong with what was chosen, and every pair measured. */
export type Colours = Answered<typeof coloursAnswer>['data'];
/** Two colours used one on the other: their contrast, and the least that is readable. */
export type ColourPair = Colours['pairs'][number];

export const previewColours = async (asked: { brand?: string; sun?: string }, signal: AbortSignal): Promise<Colours> =>
  (
    await call<{ answer: typeof coloursAnswer }>('GET', `/admin/colours?${new URLSearchParams(asked)}`, undefined, {
      signal,
    })
  ).data;

const customer = (uid: string) => `/admin/customers/${encodeURIComponent(uid)}`;

/** Bans a customer, or lifts the ban. */
export const setBanned = async (uid: string, banned: boolean): Promise<void> =>
  void (await call<{ body: typeof banBody }>('PUT', `${customer(uid)}/ban`, { banned }));

/** Removes a customer's second factor. Refused `conflict` if there is none. */
export const takeSecondFactor = async (uid: string): Promise<void> =>
  void (await call('DELETE', `${customer(uid)}/second-factor`));

/** Erases a customer for good. Refused `conflict` while they have anything open. */
export const eraseCustomer = async (uid: string): Promise<void> => void (await call('DELETE', customer(uid)));

/** Everything that the shop has stored about a customer. */
export const exportCustomer = (uid: string): Promise<Record<string, unknown>> =>
  call('POST', `${customer(uid)}/export`);
