import type { Tx } from '#src/platform/database/database.ts';
import { loadShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import type { DocumentKind } from './document.ts';
import { documentNumber, financialYear, testNumber } from './financial-year.ts';

export type SeriesNumber = { financialYear: number; sequence: number; number: string };

/**
 * Takes the next number of a series. The series' row stays locked until the transaction ends, so the next caller waits: a
 * rollback undoes the number too, and there is never a gap (rule 46 (b)). Call it as late in a transaction as possible.
 */
export async function nextNumber(
  trx: Tx,
  { kind, test }: { kind: DocumentKind; test: boolean },
  at: Date,
): Promise<SeriesNumber> {
  const year = financialYear(at);
  const { lastNumber } = await trx
    .insertInto('documentSeries')
    .values({ kind, test, financialYear: year, lastNumber: 1 })
    .onConflict((oc) =>
      oc
        .columns(['kind', 'test', 'financialYear'])
        .doUpdateSet((eb) => ({ lastNumber: eb('documentSeries.lastNumber', '+', 1) })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  const number = test
    ? testNumber(kind, year, lastNumber)
    : documentNumber((await loadShopSettings(trx)).legal.tax.series[kind], year, lastNumber);
  return { financialYear: year, sequence: lastNumber, number };
}
