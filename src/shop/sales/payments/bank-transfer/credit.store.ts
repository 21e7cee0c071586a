import { createHash } from 'node:crypto';
import type { Paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import type { StatementCredit } from './read-statement.ts';

/** Money that came into the account. */
export type BankCredit = {
  id: string;
  day: string;
  narration: string;
  amount: Paise;
  state: 'unclear' | 'matched' | 'returned' | 'set-aside';
  paymentId: string | null;
};

const COLUMNS = ['id', 'day', 'narration', 'amountPaise as amount', 'state', 'paymentId'] as const;

/** `nth`: which of several equal rows of one statement it is. Spaces and case differ between a bank's formats. */
const fingerprintOf = ({ day, words, amount }: StatementCredit, nth: number): string =>
  createHash('sha256')
    .update([day, amount, nth, words.toLowerCase().replace(/\s/g, '')].join('\n'))
    .digest('base64url');

/** Each credit with its fingerprint, so that a row uploaded before is known again. */
export function withFingerprints(credits: StatementCredit[]): (StatementCredit & { fingerprint: string })[] {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    const first = fingerprintOf(credit, 0);
    const nth = seen.get(first) ?? 0;
    seen.set(first, nth + 1);
    return { ...credit, fingerprint: nth === 0 ? first : fingerprintOf(credit, nth) };
  });
}

/** Adds a credit that the owner has yet to decide; undefined when it was uploaded before. */
export const insertCredit = (
  trx: Tx,
  { day, words, amount, fingerprint }: StatementCredit & { fingerprint: string },
  { test, at }: { test: boolean; at: Date },
): Promise<BankCredit | undefined> =>
  trx
    .insertInto('bankCredit')
    .values({
      ...{ id: newId('bcr', at.getTime()), fingerprint, day, narration: words, amountPaise: amount },
      ...{ state: 'unclear' as const, paymentId: null, test, createdAt: at, decidedAt: null },
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

/** Credits, locked in the order of their ids until the transaction ends. */
export const lockCredits = (trx: Tx, ids: string[]): Promise<BankCredit[]> =>
  trx.selectFrom('bankCredit').select(COLUMNS).where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Notes which payment a credit's words name, before anybody has decided. */
export async function noteNamed(trx: Tx, id: string, paymentId: string): Promise<void> {
  await trx.updateTable('bankCredit').set({ paymentId }).where('id', '=', id).execute();
}

type Decision =
  | { state: 'matched' | 'returned'; paymentId: string; decidedAt: Date }
  | { state: 'set-aside'; decidedAt: Date }
  | { state: 'unclear'; decidedAt: null };

export async function decideCredits(trx: Tx, ids: string[], decision: Decision): Promise<void> {
  await trx.updateTable('bankCredit').set(decision).where('id', 'in', ids).execute();
}

export const listSetAside = (db: Queryable, test: boolean, limit: number): Promise<BankCredit[]> =>
  db
    .selectFrom('bankCredit')
    .select(COLUMNS)
    .where('state', '=', 'set-aside')
    .where('test', '=', test)
    .orderBy('decidedAt', 'desc')
    .limit(limit)
    .execute();

export async function strikeSetAside(db: Queryable, before: Date): Promise<void> {
  await db
    .updateTable('bankCredit')
    .set({ narration: '' })
    .where('state', '=', 'set-aside')
    .where('decidedAt', '<', before)
    .where('narration', '<>', '')
    .execute();
}
