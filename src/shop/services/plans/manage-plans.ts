import type { InLanguages } from '#src/kernel/locales.ts';
import type { Paise } from '#src/kernel/money.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { findAnyPlan, insertPlan, lockPlan, selectAllPlans, updatePlan } from './service.store.ts';
import { type PlanKind, type PlanWords, SERVICES_TAG } from './service.ts';

/** A plan with its texts in every language, for the administrator. `price` in paise, `visits` in twelve months. */
export type ManagedPlan = {
  id: number;
  /** Chosen once: bookings and their checklists hang on it. */
  kind: PlanKind;
  label: string;
  price: Paise;
  durationMinutes: number;
  visits: number;
  /** On sale; otherwise hidden. */
  active: boolean;
  /** Permanently off sale. */
  retired: boolean;
  words: InLanguages<PlanWords>;
};

type Row = NonNullable<Awaited<ReturnType<typeof findAnyPlan>>>;

const toManaged = (row: Row): ManagedPlan => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  price: row.pricePaise as Paise,
  durationMinutes: row.durationMinutes,
  visits: row.visits,
  active: row.active,
  retired: row.retiredAt !== null,
  words: row.words,
});

/** All plans, including retired ones. */
export const listManagedPlans = async ({ db }: Pick<Platform, 'db'>): Promise<ManagedPlan[]> =>
  (await selectAllPlans(db)).map(toManaged);

type PlanFields = Omit<ManagedPlan, 'id' | 'retired'>;

/** Adds a plan after the others. It shows the pictures that every plan may show. */
export async function addPlan(
  platform: Platform,
  actor: Actor,
  { price, words, ...rest }: PlanFields,
): Promise<ManagedPlan> {
  return transact(platform, async (write) => {
    await advisoryLock(write.trx, 'add plan');
    const row = {
      ...rest,
      pricePaise: price,
      words: JSON.stringify(words),
      name: words.en.name,
      icon: 'cleaning',
      pair: 'service',
    };
    const id = await insertPlan(write.trx, row);
    const added = toManaged((await findAnyPlan(write.trx, id)) as Row);
    await recordAction(write, actor, { act: 'plan.added', subject: `plan:${id}`, after: added }, platform.clock.now());
    write.expire(SERVICES_TAG);
    return added;
  });
}

/**
 * Changes the fields present; `active` publishes and hides. Bookings keep their price, length and visits (table booking).
 * Throws `not-found`, `conflict` for one that is retired.
 */
export async function changePlan(
  platform: Platform,
  actor: Actor,
  id: number,
  change: Partial<Omit<PlanFields, 'kind'>>,
): Promise<ManagedPlan> {
  return transact(platform, async (write) => {
    const before = await lockPlan(write.trx, id);
    if (!before) throw notFound('plan');
    if (before.retiredAt) throw new Fault('conflict', 'plan-retired');
    const { price, words, ...rest } = change;
    await updatePlan(write.trx, id, {
      ...rest,
      ...(price !== undefined && { pricePaise: price }),
      ...(words && { words: JSON.stringify(words), name: words.en.name }),
    });
    const after = toManaged((await findAnyPlan(write.trx, id)) as Row);
    await recordAction(
      write,
      actor,
      { act: 'plan.updated', subject: `plan:${id}`, before: toManaged(before), after },
      platform.clock.now(),
    );
    write.expire(SERVICES_TAG);
    return after;
  });
}

/** Takes a plan off sale for good; its row stays for existing bookings. Repeating it changes nothing. Throws `not-found`. */
export async function retirePlan(platform: Platform, actor: Actor, id: number): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const before = await lockPlan(write.trx, id);
    if (!before) throw notFound('plan');
    if (before.retiredAt) return;
    await updatePlan(write.trx, id, { active: false, retiredAt: at });
    await recordAction(
      write,
      actor,
      {
        act: 'plan.retired',
        subject: `plan:${id}`,
        before: { active: before.active },
        after: { active: false, retired: true },
      },
      at,
    );
    write.expire(SERVICES_TAG);
  });
}
