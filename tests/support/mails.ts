import type { RunningShop } from '#tests/support/running-shop.ts';

export type KeptMail = { id: string; kind: string; recipient: string; subject: string; text: string; html: string; locale: string; secret: boolean };

/** The mails that went to an address, the newest first. */
export const mailsTo = async (shop: Pick<RunningShop, 'sql'>, email: string, kind?: string): Promise<KeptMail[]> =>
  (await shop.sql.query('select * from mail where recipient = $1 and kind = coalesce($2, kind) order by created_at desc, id desc', [email, kind ?? null])).rows;

/** The token of a mail's link. */
export const tokenOf = (mail: KeptMail | undefined): string => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
