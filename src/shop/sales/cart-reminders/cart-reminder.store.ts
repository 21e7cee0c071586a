import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

export type Choice = { uid: string; words: string; locale: string; chosenAt: Date };

export const insertChoice = (trx: Tx, choice: Choice) =>
  trx
    .insertInto('cartReminderChoice')
    .values(choice)
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();

/** True if there was one. */
export const deleteChoice = async (trx: Tx, uid: string): Promise<boolean> =>
  (await trx.deleteFrom('cartReminderChoice').where('uid', '=', uid).executeTakeFirst()).numDeletedRows > 0n;

export const hasChosen = async (db: Queryable, uid: string): Promise<boolean> =>
  Boolean(await db.selectFrom('cartReminderChoice').select('uid').where('uid', '=', uid).executeTakeFirst());

type Willing = { chosenBefore: Date; notSince: Date };
/** Those of these accounts that have asked for reminders by then and have had none since. */
export const selectWilling = async (
  db: Queryable,
  uids: string[],
  { chosenBefore, notSince }: Willing,
): Promise<string[]> =>
  (
    await db
      .selectFrom('cartReminderChoice')
      .select('uid')
      .where('uid', 'in', uids)
      .where('chosenAt', '<=', chosenBefore)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('cartReminder')
              .select('id')
              .whereRef('cartReminder.uid', '=', 'cartReminderChoice.uid')
              .where('sentAt', '>', notSince),
          ),
        ),
      )
      .execute()
  ).map(({ uid }) => uid);

/** The account's choice, locked until the transaction ends; undefined if it ended, or another worker has it. */
export const lockChoice = (trx: Tx, uid: string): Promise<Choice | undefined> =>
  trx
    .selectFrom('cartReminderChoice')
    .select(['uid', 'words', 'locale', 'chosenAt'])
    .where('uid', '=', uid)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Whether this account was written to since, or ever about these contents. */
export const wasReminded = async (
  trx: Tx,
  uid: string,
  { since, contents }: { since: Date; contents: string },
): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom('cartReminder')
      .select('id')
      .where('uid', '=', uid)
      .where(({ or, eb }) => or([eb('sentAt', '>', since), eb('contents', '=', contents)]))
      .limit(1)
      .executeTakeFirst(),
  );

type NewReminder = { id: string; uid: string; contents: string; tokenHash: string; sentAt: Date };
export const insertReminder = (trx: Tx, reminder: NewReminder) =>
  trx.insertInto('cartReminder').values(reminder).execute();

/** Notes the first return by this link of the account's own; later ones change nothing. */
export const noteReturn = (db: Queryable, uid: string, tokenHash: string, at: Date) =>
  db
    .updateTable('cartReminder')
    .set({ returnedAt: at })
    .where('tokenHash', '=', tokenHash)
    .where('uid', '=', uid)
    .where('returnedAt', 'is', null)
    .execute();

/** The account whose reminders a mail's link ends; undefined for an unknown link, or once they have ended. */
export const findByToken = (db: Queryable, tokenHash: string): Promise<{ uid: string } | undefined> =>
  db
    .selectFrom('cartReminder')
    .innerJoin('cartReminderChoice', 'cartReminderChoice.uid', 'cartReminder.uid')
    .select('cartReminder.uid')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Amounts in paise. */
export type ReminderTotals = { sent: number; returned: number; orders: number; ordersPaise: number };

/** What became of the mails of this stretch: who came back by their link, and the orders of the days after, each counted once. */
export async function sumReminders(
  db: Queryable,
  { from, to, test, days }: { from: Date; to: Date; test: boolean; days: number },
): Promise<ReminderTotals> {
  const { rows } = await sql<ReminderTotals>`
    with sent as (select uid, sent_at, returned_at from cart_reminder where sent_at >= ${from} and sent_at < ${to}),
      bought as (
        select distinct o.id, o.total_paise from sent
        join "order" o on o.uid = sent.uid and o.created_at > sent.sent_at and o.created_at <= sent.sent_at + make_interval(days => ${days}::int)
          and o.test = ${test} and o.status <> 'cancel'
      )
    select (select count(*)::int from sent) as sent, (select count(returned_at)::int from sent) as returned,
      count(*)::int as orders, coalesce(sum(total_paise), 0)::bigint as "ordersPaise" from bought`.execute(db);
  return rows[0] as ReminderTotals;
}

export const deleteSentBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('cartReminder').where('sentAt', '<', before).execute();
