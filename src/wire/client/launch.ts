import { call } from './call.ts';

export type OwnWords = { en?: string; hi?: string; gu?: string };
export type OpeningChange = {
  state?: 'soon' | 'open' | 'closed';
  message?: OwnWords;
  holiday?: { from: string; to: string; words: OwnWords } | null;
  listHidden?: boolean;
};

/** Opens or closes the shop, announces a holiday, puts the launch list away; for the administrator. */
export const changeOpening = async (change: OpeningChange): Promise<void> =>
  void (await call('PUT', '/admin/opening', change));

/** Confirms an item of the launch list, or takes it back. */
export const confirmLaunchItem = async (
  item: string,
  confirmation: { confirmed: boolean; note?: string },
): Promise<void> => void (await call('PUT', `/admin/launch/${item}`, confirmation));

/** Sends the administrator a mail; the list then says what the mail server answered. */
export const sendTestMail = async (): Promise<void> => void (await call('POST', '/admin/launch/test-mail'));

/** Sends an SMS; the list then says what the provider answered. */
export const sendTestSms = async (phone: string): Promise<void> =>
  void (await call('POST', '/admin/launch/test-sms', { phone }));
