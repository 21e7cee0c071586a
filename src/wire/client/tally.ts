import type { ledgersBody } from '#src/wire/sales/tally.ts';
import { call, type Sent } from './call.ts';

/** Where a month's file for Tally is downloaded from. */
export const tallyXml = (file: 'masters' | 'vouchers', month: string): string =>
  `/api/admin/tally/${file}.xml?month=${month}`;

/** Sets what the ledgers are called in Tally. Refused `invalid` with a message by role. */
export const saveLedgers = async (names: Sent<typeof ledgersBody>): Promise<void> =>
  void (await call<{ body: typeof ledgersBody }>('PUT', '/admin/tally/ledgers', names));
