import type { banBody } from '#src/wire/account.ts';
import type { settledAnswer } from '#src/wire/reports.ts';
import type { coloursAnswer, settingsAnswer, settingsBody } from '#src/wire/store-settings.ts';
import { type Answered, call, type Sent } from './call.ts';

/** Asks the provider about a payment now; answers the state it has then. */
export const settleAgain = async (id: string): Promise<string> =>
  (await call<{ answer: typeof settledAnswer }>('POST', `/admin/payments/${encodeURIComponent(id)}/settle`)).data.state;

/** Tries a refund again that the provider could not send. */
export const retryRefund = async (id: string): Promise<void> =>
  void (await call('POST', `/admin/refunds/${encodeURIComponent(id)}/retry`));

/** Where a table is fetched from as a file. */
export const paymentsCsv = (month: string): string => `/api/admin/payments.csv?month=${month}`;
export const gstCsv = (table: string, month: string): string => `/api/admin/gst/${table}.csv?month=${month}`;

/** Changes settings by their key. Refused `conflict` when somebody was faster, `invalid` with a message by key. */
export const changeSettings = async (
  change: Sent<typeof settingsBody>,
): Promise<Answered<typeof settingsAnswer>['data']> =>
  (await call<{ body: typeof settingsBody; answer: typeof settingsAnswer }>('PUT', '/admin/settings', change)).data;

/** What colours would be in the shop: what can be saved, what is wrong with what was chosen, and every pair measured. */
export type Colours = Answered<typeof coloursAnswer>['data'];
/** Two colours that stand on one another: their contrast, and the least that can be read. */
export type ColourPair = Colours['pairs'][number];

export const previewColours = async (asked: { brand?: string; sun?: string }, signal: AbortSignal): Promise<Colours> =>
  (
    await call<{ answer: typeof coloursAnswer }>('GET', `/admin/colours?${new URLSearchParams(asked)}`, undefined, {
      signal,
    })
  ).data;

const customer = (uid: string) => `/admin/customers/${encodeURIComponent(uid)}`;

/** Shuts a customer out, or lets them in again. */
export const setBanned = async (uid: string, banned: boolean): Promise<void> =>
  void (await call<{ body: typeof banBody }>('PUT', `${customer(uid)}/ban`, { banned }));

/** Takes the second factor from a customer. Refused `conflict` where there is none. */
export const takeSecondFactor = async (uid: string): Promise<void> =>
  void (await call('DELETE', `${customer(uid)}/second-factor`));

/** Erases a customer for good. Refused `conflict` while something is under way for them. */
export const eraseCustomer = async (uid: string): Promise<void> => void (await call('DELETE', customer(uid)));

/** Everything that the shop knows about a customer. */
export const exportCustomer = (uid: string): Promise<Record<string, unknown>> =>
  call('POST', `${customer(uid)}/export`);
