import { createHash, randomInt } from 'node:crypto';
import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { PlainCode } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { enforceWalletLimit } from './add-foreign-unit.ts';
import { tellBoth } from './tell-owners.ts';
import {
  deleteOpen,
  deleteTransfersBefore,
  insertTransfer,
  lockTransfer,
  markRedeemed,
  unitsOf,
} from './transfer.store.ts';
import { giveUnits, hasClaimed, lockTheirUnits } from './wallet.store.ts';

/** How long a code can be used. */
const LIVES = 14 * DAY_MS;
/** How long it is known that a code was used or has expired. */
const KNOWN = 30 * DAY_MS;
/** Wrong codes per hour. */
const MOST_TRIES = 10;

/** Read aloud without mistakes: no I, L, O and U. Twelve of them are 60 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

const makeCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** As it is written: XXXX-XXXX-XXXX. */
const spaced = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
const hashOf = (typed: string): string => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(`unit transfer ${code}`).digest('base64url');
};

/**
 * Makes a code by which another account takes over these units, in place of a former one that nobody has used. It is shown once; its hash is kept.
 * Throws `not-found` unless all of them are theirs, `wrong-step` for one with an open claim, `too-many`.
 */
export async function offerUnits(
  platform: Platform,
  { uid, locale }: { uid: string; locale: Locale },
  ids: readonly string[],
): Promise<{ code: string; expiresAt: Date }> {
  const at = platform.clock.now();
  const code = makeCode();
  const expiresAt = new Date(at.getTime() + LIVES);
  await transact(platform, async ({ trx }) => {
    await enforceWalletLimit(platform, trx, uid);
    const units = await lockTheirUnits(trx, uid, [...new Set(ids)]);
    if (await hasClaimed(trx, uid, ids)) throw new Fault('wrong-step', 'unit-claimed');
    if (units.length === 0 || units.length < new Set(ids).size) throw notFound('unit');
    await deleteOpen(trx, uid);
    const row = { id: newId('trf', at.getTime()), uid, codeHash: hashOf(code), locale, createdAt: at, expiresAt };
    await insertTransfer(trx, row, units);
  });
  return { code: spaced(code), expiresAt };
}

/** Ends the code that is out; repeating changes nothing. */
export const withdrawOffer = (platform: Platform, uid: string): Promise<void> =>
  transact(platform, async ({ trx }) => void (await deleteOpen(trx, uid)));

/**
 * Takes over the units of a code; both owners get a mail. Answers how many. Throws `invalid` for an unknown code, `code-ended` for one that was
 * used, has expired or whose units have changed hands since, `wrong-step` for one's own, `too-many`.
 */
export async function redeemUnits(
  platform: Platform,
  { uid, locale }: { uid: string; locale: Locale },
  typed: string,
): Promise<number> {
  const at = platform.clock.now();
  // On its own, so that a refused code counts.
  await transact(platform, ({ trx }) =>
    enforceLimits(trx, platform, [{ what: 'unit-code', who: uid, most: MOST_TRIES }], 'transfer-too-often'),
  );
  return transact(platform, async (write) => {
    const { trx } = write;
    const transfer = await lockTransfer(trx, hashOf(typed));
    if (!transfer) throw invalid({ code: 'transfer-unknown' });
    if (transfer.redeemedAt) throw refused('code-ended', 'transfer-used');
    if (transfer.expiresAt <= at) throw refused('code-ended', 'transfer-expired');
    if (transfer.uid === uid) throw refused('wrong-step', 'transfer-own');
    // Some may have come back to the shop meanwhile, or be claimed; those go nowhere.
    const units = await lockTheirUnits(trx, transfer.uid, await unitsOf(trx, transfer.id));
    if (units.length === 0) throw refused('code-ended', 'transfer-empty');
    await giveUnits(trx, units, { uid, locale });
    await markRedeemed(trx, transfer.id, at);
    await tellBoth(write, platform, { former: transfer, next: { uid, locale }, units });
    return units.length;
  });
}

const refused = (code: 'code-ended' | 'wrong-step', why: PlainCode) => new Fault(code, why, { fields: { code: why } });

export const forgetTransfers = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
  deleteTransfersBefore(db, new Date(clock.now().getTime() - KNOWN));
