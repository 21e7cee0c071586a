import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { goneAddress } from '#src/platform/mail/message.ts';
import { FORMER, type Holding, type Strike, type Table } from './holding.store.ts';
import { mailsOf } from './letter-data.store.ts';
import { mentionsOf, withoutMentions } from './mentions.ts';
import type { Person } from './person.ts';
import { PERSONAL_DATA } from './personal-data.store.ts';

/** Locks the account against concurrent changes. */
export const lockPerson = (trx: Tx, uid: string) =>
  trx.selectFrom('user').select(['email', 'role', 'image']).where('id', '=', uid).forUpdate().executeTakeFirst();

/** Takes their favourites off the products' counts. */
export async function uncountFavourites(trx: Tx, uid: string): Promise<void> {
  await trx
    .updateTable('product')
    .set((eb) => ({ favouriteCount: eb('favouriteCount', '-', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('favourite').select('productId').where('uid', '=', uid))
    .execute();
}

/**
 * Gives ratings, comments, answered questions and reports to a new anonymous account: they still count, and lead to nobody, not even
 * through the invoices, which keep the old account's id. Removes the writer's address or number from comments and questions, empties
 * hidden comments, and deletes questions that nobody else saw. Answers the products that show one of their comments or questions.
 */
export async function handOver(trx: Tx, person: Person, ghost: string): Promise<string[]> {
  const { uid, at } = person;
  await trx
    .insertInto('user')
    .values({
      id: ghost,
      name: FORMER,
      email: goneAddress(ghost),
      emailVerified: false,
      image: null,
      banned: true,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await trx.updateTable('rating').set({ uid: ghost }).where('uid', '=', uid).execute();
  await trx.updateTable('reviewReport').set({ uid: ghost }).where('uid', '=', uid).execute();
  const reviews = await trx
    .selectFrom('review')
    .select(['id', 'productId', 'msg', 'state'])
    .where('uid', '=', uid)
    .forUpdate()
    .execute();
  const mentions = mentionsOf(person);
  for (const { id, msg, state } of reviews) {
    const unseen = state === 'hidden' || state === 'removed';
    await trx
      .updateTable('review')
      .set({
        uid: ghost,
        name: FORMER,
        msg: unseen ? '' : withoutMentions(msg, mentions),
        ...(unseen && { state: 'removed' as const }),
      })
      .where('id', '=', id)
      .execute();
  }
  const asked = await handOverQuestions(trx, uid, ghost, mentions);
  return [...new Set([...reviews, ...asked].map(({ productId }) => productId))];
}

/** What everybody reads about a product stays, with its answer; what only the asker saw goes. */
async function handOverQuestions(trx: Tx, uid: string, ghost: string, mentions: ReturnType<typeof mentionsOf>) {
  await trx.deleteFrom('productQuestion').where('uid', '=', uid).where('state', '<>', 'answered').execute();
  const asked = await trx
    .selectFrom('productQuestion')
    .select(['id', 'productId', 'question', 'answer'])
    .where('uid', '=', uid)
    .forUpdate()
    .execute();
  for (const { id, question, answer } of asked)
    await trx
      .updateTable('productQuestion')
      .set({
        uid: ghost,
        name: FORMER,
        question: withoutMentions(question, mentions),
        answer: answer && withoutMentions(answer, mentions),
      })
      .where('id', '=', id)
      .execute();
  return asked;
}

/** The files of photos of their roof. */
export const selectVisitFiles = (trx: Tx, { visits }: Person): Promise<{ original: string; stem: string }[]> =>
  visits.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('visitPhoto')
        .select(['original', 'stem'])
        .where('visitId', 'in', visits)
        .where('state', '<>', 'removed')
        .execute();

/** The files of photos of units on whose warranty they have claimed. */
export const selectClaimFiles = (trx: Tx, { uid }: Person): Promise<{ original: string; stem: string }[]> =>
  trx
    .selectFrom('warrantyClaimPhoto')
    .innerJoin('warrantyClaim', 'warrantyClaim.id', 'warrantyClaimPhoto.claimId')
    .select(['original', 'stem'])
    .where('warrantyClaim.uid', '=', uid)
    .where('warrantyClaimPhoto.state', '<>', 'removed')
    .execute();

/** The files of papers of their applications for subsidy and net meter. */
export const selectApplicationFiles = async (trx: Tx, { uid }: Person): Promise<string[]> =>
  (
    await trx
      .selectFrom('solarApplicationDocument')
      .innerJoin('solarApplication', 'solarApplication.id', 'solarApplicationDocument.applicationId')
      .innerJoin('plant', 'plant.id', 'solarApplication.plantId')
      .select('solarApplicationDocument.file')
      .where('plant.uid', '=', uid)
      .execute()
  ).map(({ file }) => file);

/** Deletes queued messages to them or about them. */
export const dropQueued = (trx: Tx, person: Person) =>
  sql`delete from mail where state = 'queued' and ${mailsOf(person)}`.execute(trx);

/** Deletes and redacts according to `PERSONAL_DATA`; `handed over` and `apart` are done elsewhere. Answers the number of rows per table. */
export async function erasePersonalData(trx: Tx, person: Person): Promise<Map<Table, number>> {
  const done = new Map<Table, number>();
  for (const [table, held] of PERSONAL_DATA) {
    const { ending } = held;
    if (ending === 'deleted') done.set(table, await deleteRows(trx, table, held, person));
    else if (typeof ending === 'object' && 'struck' in ending)
      done.set(table, await strikeRows(trx, table, held, ending.struck, person));
  }
  return done;
}

const which = ({ whose, erases = whose }: Holding, person: Person) => erases(person);

async function deleteRows(trx: Tx, table: Table, held: Holding, person: Person): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${which(held, person)}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

async function strikeRows(
  trx: Tx,
  table: Table,
  held: Holding,
  struck: Record<string, Strike>,
  person: Person,
): Promise<number> {
  const remade = Object.entries(struck).flatMap(([column, strike]) => (typeof strike === 'function' ? [column] : []));
  if (remade.length === 0) return await update(trx, table, struck, which(held, person));
  const key = held.key ?? 'id';
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([key, ...remade].map((column) => sql.ref(column)))} from ${sql.table(table)} where ${which(held, person)} for update`.execute(
    trx,
  );
  for (const row of rows) {
    const values = Object.entries(struck).map(([column, strike]) => [
      column,
      typeof strike === 'function' ? strike(row[column], person) : strike,
    ]);
    await update(trx, table, Object.fromEntries(values), sql`${sql.ref(key)} = ${row[key]}`);
  }
  return rows.length;
}

async function update(
  trx: Queryable,
  table: Table,
  values: Record<string, unknown>,
  where: ReturnType<typeof sql<boolean>>,
): Promise<number> {
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${written(value)}`);
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(set)} where ${where}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Serialises a record or list, which its column stores as JSON. */
const written = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
