import type { Tx } from '#src/platform/database/database.ts';
import type { DocumentKind } from '#src/platform/database/schema-money.ts';
import { documentNumber, financialYear } from '#src/shop/invoices/financial-year.ts';
import { storeIn } from '#src/shop/store-settings/keep-store.ts';

export type SeriesNumber = { financialYear: number; sequence: number; number: string };

/**
 * Takes the next number of a series. The series' row stays locked until the transaction ends, so the next taker waits: if this
 * one is undone, its number is too, and there is never a gap (rule 46 (b)). Call it as late in a transaction as can be.
 */
export async function nextNumber(trx: Tx, kind: DocumentKind, at: Date): Promise<SeriesNumber> {
  const year = financialYear(at);
  const letters = (await storeIn(trx)).legal.tax.series[kind];
  const { lastNumber } = await trx
    .insertInto('documentSeries')
    .values({ kind, financialYear: year, lastNumber: 1 })
    .onConflict((oc) => oc.columns(['kind', 'financialYear']).doUpdateSet((eb) => ({ lastNumber: eb('documentSeries.lastNumber', '+', 1) })))
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return { financialYear: year, sequence: lastNumber, number: documentNumber(letters, year, lastNumber) };
}
