import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { inviteCustomer } from '#src/shop/customers/identity/invite-customer.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import {
  askInvitations,
  countCustomers,
  countStates,
  deleteCustomer,
  type FormerCustomer,
  type FormerState,
  lockAsked,
  noteInvited,
  selectCustomers,
} from './moved-customer.store.ts';
import { deleteByEmail } from './past-order.store.ts';

export const FORMER_STATES = ['waiting', 'invited', 'joined'] as const satisfies readonly FormerState[];
export const INVITE_QUEUE = 'moving-in.invite';
/** So many mails are one transaction. */
const A_STEP = 100;

/** Customers of the former shop by name; `q` is part of a name, an address or a number. */
export async function listFormerCustomers(
  { db }: Pick<Platform, 'db'>,
  wish: { state: FormerState | undefined; q: string; page: number; limit: number },
): Promise<{ customers: FormerCustomer[]; total: number }> {
  const [customers, total] = await Promise.all([selectCustomers(db, wish), countCustomers(db, wish)]);
  return { customers, total };
}

export const countFormerCustomers = ({ db }: Pick<Platform, 'db'>) => countStates(db);

/**
 * Asks for a mail to each former customer who has neither been invited nor joined: nobody is invited twice. A job sends them. Answers how many. Throws
 * `conflict` if there is nobody.
 */
export async function inviteFormerCustomers(platform: Platform, actor: Actor, locale: Locale): Promise<number> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const invited = await askInvitations(write.trx, locale, at);
    if (invited === 0) throw new Fault('conflict', 'nobody-to-invite');
    await platform.jobs.send(write.trx, INVITE_QUEUE, {});
    await recordAction(
      write,
      actor,
      { act: 'former-customers.invited', subject: 'former-customers:all', after: { invited, language: locale } },
      at,
    );
    return invited;
  });
}

/** The job: sends the invitations that were asked for. One that was sent is noted in its own transaction, so that a lost worker repeats none. */
export async function sendInvitations(platform: Platform): Promise<void> {
  for (let left = true; left; )
    left = await transact(platform, async ({ trx }) => {
      const at = platform.clock.now();
      const asked = await lockAsked(trx, A_STEP);
      for (const { email, name, inviteLocale } of asked)
        await inviteCustomer(trx, platform, { email, name, locale: localeOf(inviteLocale ?? undefined), at });
      await noteInvited(
        trx,
        asked.map(({ id }) => id),
        at,
      );
      return asked.length === A_STEP;
    });
}

/** Removes somebody's record with their orders of the former shop, at their wish. An account stays: it has its own way to go. Throws `not-found`. */
export async function removeFormerCustomer(platform: Platform, actor: Actor, id: string): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const email = await deleteCustomer(write.trx, id);
    if (email === undefined) throw notFound('former-customer');
    const orders = await deleteByEmail(write.trx, email);
    await recordAction(
      write,
      actor,
      { act: 'former-customer.removed', subject: `former-customer:${id}`, after: { removed: true, orders } },
      at,
    );
  });
}
