import type { RunningShop } from '#tests/support/running-shop.ts';

export type KeptMail = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  locale: string;
  secret: boolean;
  unsubscribe_url: string | null;
};

/** The mails sent to an address, newest first. */
export const mailsTo = async (shop: Pick<RunningShop, 'sql'>, email: string, kind?: string): Promise<KeptMail[]> =>
  (
    await shop.sql.query(
      'select * from mail where recipient = $1 and kind = coalesce($2, kind) order by created_at desc, id desc',
      [email, kind ?? null],
    )
  ).rows;

/** The token of a mail's link. */
export const tokenOf = (mail: KeptMail | undefined): string => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Follows a mail's List-Unsubscribe header as a mail program does: without cookies or an origin. */
export function followUnsubscribe(shop: Pick<RunningShop, 'url'>, mail: KeptMail | undefined, method: 'GET' | 'POST') {
  const { pathname, search } = new URL(mail?.unsubscribe_url ?? 'no-header:');
  return fetch(shop.url + pathname + search, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  });
}

/** The code of the last SMS to a number. */
export const smsCodeTo = async (shop: Pick<RunningShop, 'sql'>, phone: string): Promise<string> => {
  const query = `select text from mail where channel = 'sms' and recipient = $1 order by created_at desc, id desc limit 1`;
  const { rows } = await shop.sql.query(query, [`+91${phone}`]);
  return /#(\d+)$/.exec(rows[0]?.text ?? '')?.[1] ?? '';
};
