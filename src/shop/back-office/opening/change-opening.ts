import { isDay } from '#src/kernel/india-time.ts';
import { because } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, type FieldReasons, invalid } from '#src/platform/fault.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import type { Shop } from '#src/shop/shop.ts';
import { listMadeUp } from './made-up-facts.ts';
import { hasSold, lockOpening, selectOpening, updateOpening } from './opening.store.ts';
import { type Holiday, OPENING_TAG, type Opening } from './opening.ts';

export type OpeningChange = Partial<Pick<Opening, 'state' | 'message' | 'holiday' | 'listHidden'>>;

/** Whether the shop is open, read from the database. */
export const showOpening = ({ db }: Pick<Shop, 'db'>): Promise<Opening> => selectOpening(db);

/**
 * Opens or closes the shop, sets its message, announces a holiday or withdraws it, or hides the launch list. Payments under way continue. Throws
 * `shop-closed` with the facts in its detail on opening where money moves and something is made up; `invalid`; `conflict` on hiding the list before
 * the shop was opened, and on returning to `soon` once real money was received (rules.md §2).
 */
export async function changeOpening(shop: Shop, actor: Actor, change: OpeningChange): Promise<Opening> {
  const holiday = checkHoliday(change.holiday);
  if (change.state === 'open') await needNothingMadeUp(shop);
  const at = shop.clock.now();
  const opening = await transact(shop, async (write) => {
    const before = await lockOpening(write.trx);
    const after: Opening = { ...before, ...change, ...(holiday !== undefined && { holiday }) };
    if (after.state === 'open') after.openedAt ??= at;
    if (after.state === 'soon' && before.state !== 'soon' && (await hasSold(write.trx)))
      throw new Fault('conflict', 'sold-already');
    if (after.listHidden && !after.openedAt) throw new Fault('conflict', 'list-stays');
    await updateOpening(write.trx, after, at);
    await recordAction(
      write,
      actor,
      { act: 'opening.changed', subject: 'opening:shop', before: told(before), after: told(after) },
      at,
    );
    write.expire(OPENING_TAG, live('settings'));
    return after;
  });
  // This instance knows at once; pages cached in between are discarded once more.
  shop.opening.current = opening;
  shop.cache.expire([OPENING_TAG]);
  return opening;
}

const told = ({ state, message, holiday, listHidden }: Opening) => ({ state, message, holiday, listHidden });

async function needNothingMadeUp(shop: Shop): Promise<void> {
  const facts = shop.settings.testPayments ? [] : await listMadeUp(shop);
  if (facts.length > 0)
    throw new Fault('shop-closed', because('made-up-facts', { facts: facts.join(', ') }), { detail: { facts } });
}

function checkHoliday(holiday: Holiday | null | undefined): Holiday | null | undefined {
  if (!holiday) return holiday;
  const wrong: FieldReasons = {};
  if (!isDay(holiday.from)) wrong['from'] = 'must-be-day';
  if (!isDay(holiday.to)) wrong['to'] = 'must-be-day';
  else if (holiday.to < holiday.from) wrong['to'] = 'not-before-first-day';
  if (!Object.values(holiday.words).some(Boolean)) wrong['words'] = 'required';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return holiday;
}
