import { type Day, dayInIndia } from '#src/kernel/india-time.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { selectRules } from './roster.store.ts';
import { type Area, findArea, timesOf } from './slot.store.ts';
import { lastDay, type SlotQuestion } from './slots.ts';

/** For whom, where and how long a time is wanted. */
export type SlotRequest = {
  pincode: string;
  durationMinutes: number;
  /** No visit later than this day. */
  until?: Day | undefined;
  /** The visit to move: its own time counts as free. */
  visit?: string | undefined;
  /** The time held by this customer's own open payment counts as free: shoppers never compete with their own retry. */
  shopper?: string | undefined;
  /**
   * `offered`: what customers choose from. `desk`: the same without lead time, for the shop itself. `kept`: a time that was
   * offered before has been paid for, so lead time, grid and horizon no longer count, only whether somebody is working and free.
   */
  by?: 'offered' | 'desk' | 'kept';
};

export type SlotQueryInput = { area: Area; question: Omit<SlotQuestion, 'from' | 'days'> };

/** Reads everything that computing slots needs; undefined for a PIN code that no technician covers. */
export async function slotQueryFor(db: Queryable, wish: SlotRequest, now: Date): Promise<SlotQueryInput | undefined> {
  const area = await findArea(db, wish.pincode);
  if (!area) return undefined;
  const rules = rulesFor(wish.by ?? 'offered', await selectRules(db));
  const times = await timesOf(db, area.id, {
    from: dayInIndia(now),
    to: lastDay(now, rules),
    visit: wish.visit,
    shopper: wish.shopper,
  });
  const { durationMinutes, until } = wish;
  return { area, question: { now, until, durationMinutes, travelMinutes: area.travelMinutes, rules, ...times } };
}

function rulesFor(by: NonNullable<SlotRequest['by']>, rules: SlotQuestion['rules']): SlotQuestion['rules'] {
  if (by === 'desk') return { ...rules, leadMinutes: 0 };
  return by === 'kept' ? { leadMinutes: 0, horizonDays: 366, stepMinutes: 1 } : rules;
}
