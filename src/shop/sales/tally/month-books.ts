import type { Platform } from '#src/platform/platform.ts';
import { stateOfCode } from '#src/shop/back-office/settings/states.ts';
import { readMonth } from '#src/shop/sales/tax-returns/read-month.ts';
import { ledgerNames } from './map-ledgers.ts';
import { selectMoneyMoves } from './money-moves.store.ts';
import { businessesOf, documentVouchers, moneyVouchers, VOUCHER_TYPES } from './vouchers.ts';

type Reading = Pick<Platform, 'db' | 'settings'>;

/** A month as Tally books it: its vouchers, and the businesses they name. Throws `invalid` for an invalid month. */
export async function monthBooks({ db, settings }: Reading, month: string) {
  const [read, names] = await Promise.all([readMonth({ db, settings }, month), ledgerNames(db)]);
  const moves = await selectMoneyMoves(db, { from: read.from, to: read.to, test: settings.testPayments });
  return {
    names,
    vouchers: [...documentVouchers(read.documents, names), ...moneyVouchers(moves, names)],
    businesses: businessesOf(read.documents, moves, (code) => stateOfCode(code)?.name ?? ''),
  };
}

/** What the owner sees of it: vouchers by type, and what their parties are debited or credited. Amounts in paise. */
export async function showBooks(reading: Reading, month: string) {
  const { names, vouchers, businesses } = await monthBooks(reading, month);
  return {
    names,
    businesses: businesses.length,
    types: VOUCHER_TYPES.map((type) => {
      const own = vouchers.filter((one) => one.type === type);
      const amount = own.reduce((sum, { entries }) => sum + Math.abs(entries[0]?.amount ?? 0), 0);
      return { type, count: own.length, amount };
    }),
  };
}
