import { readFile } from 'node:fs/promises';
import type { InLanguages } from '#src/kernel/locales.ts';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isDemonstration } from '#src/shop/back-office/settings/demonstration.ts';
import { hasServices, insertServices } from './service.store.ts';
import { type CategoryWords, type PlanKind, type PlanWords, SERVICES_TAG } from './service.ts';

const SEED = new URL('../../../../seed/services.json', import.meta.url);

type Seed = {
  plans: {
    id: number;
    kind?: PlanKind;
    label: string;
    price: number;
    minutes: number;
    visits: number;
    icon: string;
    pair: string;
    words: InLanguages<PlanWords>;
  }[];
  categories: { slug: string; icon: string; hasPlans: boolean; words: InLanguages<CategoryWords> }[];
};

/**
 * Adds the six kinds of home service, and in a demonstration the plans of spec.md §3 and a site survey; in any other shop its owner sets the
 * plans' prices and promises. Does nothing in a shop that has kinds.
 */
export async function seedServices(platform: Platform): Promise<void> {
  if (await hasServices(platform.db)) return;
  const { plans: demonstrated, categories } = JSON.parse(await readFile(SEED, 'utf8')) as Seed;
  const plans = (await isDemonstration(platform.db)) ? demonstrated : [];
  await transact(platform, async ({ trx, expire }) => {
    await insertServices(
      trx,
      plans.map(({ id, kind = 'upkeep', label, price, minutes, visits, icon, pair, words }, position) => ({
        id,
        kind,
        name: words.en.name,
        label,
        pricePaise: fromRupees(price),
        durationMinutes: minutes,
        visits,
        icon,
        pair,
        words: JSON.stringify(words),
        position,
      })),
      categories.map(({ slug, icon, hasPlans, words }, position) => ({
        slug,
        icon,
        hasPlans,
        words: JSON.stringify(words),
        position,
      })),
    );
    expire(SERVICES_TAG);
  });
}
