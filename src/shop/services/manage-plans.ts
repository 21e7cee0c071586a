import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Paise } from '#src/platform/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAct } from '#src/shop/audit/record-act.ts';
import { findAnyPlan, selectAllPlans, updatePlan } from '#src/shop/services/service.store.ts';
import { type InLanguages, type PlanWords, SERVICES_TAG } from '#src/shop/services/service.ts';

/** A plan with its texts in every language, for whoever manages it. `price` in paise, `visits` in twelve months. */
export type ManagedPlan = {
  id: number;
  label: string;
  price: Paise;
  durationMinutes: number;
  visits: number;
  active: boolean;
  words: InLanguages<PlanWords>;
};

const toManaged = (row: NonNullable<Awaited<ReturnType<typeof findAnyPlan>>>): ManagedPlan => ({
  id: row.id,
  label: row.label,
  price: row.pricePaise as Paise,
  durationMinutes: row.durationMinutes,
  visits: row.visits,
  active: row.active,
  words: row.words,
});

/** All plans, withdrawn ones too. */
export const listManagedPlans = async ({ db }: Pick<Platform, 'db'>): Promise<ManagedPlan[]> => (await selectAllPlans(db)).map(toManaged);

/**
 * Changes the fields present. What was bought keeps its price, its length and its visits (table booking). Throws `not-found`.
 */
export async function changePlan(platform: Platform, actor: Actor, id: number, change: Partial<Omit<ManagedPlan, 'id'>>): Promise<ManagedPlan> {
  return transact(platform, async (write) => {
    const before = await findAnyPlan(write.trx, id);
    if (!before) throw notFound('This plan');
    const { price, words, ...rest } = change;
    await updatePlan(write.trx, id, {
      ...rest,
      ...(price !== undefined && { pricePaise: price }),
      ...(words && { words: JSON.stringify(words), name: words.en.name }),
    });
    const after = toManaged((await findAnyPlan(write.trx, id)) as NonNullable<typeof before>);
    await recordAct(write, actor, { act: 'plan.updated', subject: `plan:${id}`, before: toManaged(before), after }, platform.clock.now());
    write.expire(SERVICES_TAG);
    return after;
  });
}
