import { dayInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { because } from '#src/kernel/refusals.ts';
import { isSerial, normaliseSerial } from '#src/kernel/serials.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { listBrands } from '#src/shop/catalogue/taxonomy/list-categories.ts';
import { countForeign, deleteUnit, findUnit, insertForeign } from './wallet.store.ts';
import { type ForeignUnit, MOST_FOREIGN } from './wallet.ts';

/** Changes per hour: more than anybody types, and too few to try serial numbers. */
const MOST = 60;

/**
 * Adds a unit that a customer bought elsewhere, on their word. Answers its id. Throws `invalid` for a malformed number, one of another unit, or a day
 * to come; `wrong-step` for too many; `too-many`.
 */
export async function addForeignUnit(
  platform: Platform,
  { uid, locale }: { uid: string; locale: Locale },
  unit: ForeignUnit,
): Promise<string> {
  const at = platform.clock.now();
  if (!isSerial(unit.serial)) throw invalid({ serial: because('serial-malformed', { serial: unit.serial }) });
  if (unit.startsOn > dayInIndia(at)) throw invalid({ startsOn: 'reading-ahead' });
  const serial = normaliseSerial(unit.serial);
  return transact(platform, async ({ trx }) => {
    await enforceWalletLimit(platform, trx, uid);
    if ((await countForeign(trx, uid)) >= MOST_FOREIGN) throw new Fault('wrong-step', 'too-many-units');
    const id = newId('unt', at.getTime());
    const maker = await makerOf(trx, unit.maker);
    const isFree = await insertForeign(trx, {
      id,
      uid,
      locale,
      fromUs: false,
      maker: maker.key,
      makerName: maker.name,
      serial,
      name: unit.name,
      startsOn: unit.startsOn,
      productYears: unit.years ?? null,
      createdAt: at,
    });
    if (!isFree) throw invalid({ serial: because('serial-used', { serial }) });
    return id;
  });
}

/** Removes a unit from elsewhere; repeating changes nothing. Throws `not-found` for somebody else's, `wrong-step` for one of the shop's. */
export async function removeForeignUnit(platform: Platform, uid: string, id: string): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const unit = await findUnit(trx, id);
    if (!unit) return;
    if (unit.uid !== uid) throw notFound('unit');
    if (unit.fromUs) throw new Fault('wrong-step', 'unit-from-us');
    await deleteUnit(trx, id);
  });
}

export const enforceWalletLimit = (platform: Platform, trx: Write['trx'], uid: string): Promise<void> =>
  enforceLimits(trx, platform, [{ what: 'wallet', who: uid, most: MOST }], 'wallet-too-often');

/** A brand of the shop's, by its name or address, or a maker that the shop does not know. */
async function makerOf(trx: Write['trx'], typed: string): Promise<{ key: string; name: string }> {
  const key = typed.toLowerCase();
  const brand = (await listBrands({ db: trx })).find(({ slug, name }) => slug === key || name.toLowerCase() === key);
  return brand ? { key: brand.slug, name: brand.name } : { key, name: typed };
}
