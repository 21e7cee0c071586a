import type { confirmationBody, openingBody, testPhoneBody } from '#src/wire/back-office/launch.ts';
import { call, type Sent } from './call.ts';

export type OpeningChange = Sent<typeof openingBody>;
export type OwnWords = NonNullable<OpeningChange['message']>;

/** Opens or closes the shop, announces a holiday, dismisses the launch list; for the administrator. */
export const changeOpening = async (change: OpeningChange): Promise<void> =>
  void (await call<{ body: typeof openingBody }>('PUT', '/admin/opening', change));

/** Confirms an item of the launch list, or withdraws the confirmation. */
export const confirmLaunchItem = async (item: string, confirmation: Sent<typeof confirmationBody>): Promise<void> =>
  void (await call<{ body: typeof confirmationBody }>('PUT', `/admin/launch/${item}`, confirmation));

/** Sends the administrator a mail; the list then says what the mail server answered. */
export const sendTestMail = async (): Promise<void> => void (await call('POST', '/admin/launch/test-mail'));

/** Sends an SMS or a WhatsApp message; the list then says what the provider answered. */
export const sendTestMessage = async (channel: 'sms' | 'whatsapp', phone: string): Promise<void> =>
  void (await call<{ body: typeof testPhoneBody }>('POST', `/admin/launch/test-${channel}`, { phone }));
