import type { Locale } from '#src/kernel/locales.ts';
import { wordsIn } from '#src/kernel/locales.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectPlans, selectServiceCategories } from './service.store.ts';
import type { ServiceCategory } from './service.ts';

/** The kinds of home service, in the shop's order and the page's language. */
export async function listServiceCategories({ db }: Pick<Platform, 'db'>, locale: Locale): Promise<ServiceCategory[]> {
  const [kinds, plans] = await Promise.all([selectServiceCategories(db), selectPlans(db)]);
  // While no plan is on sale there is nothing to book, and each kind takes enquiries.
  return kinds.map(({ slug, icon, hasPlans, words }) => ({
    ...wordsIn(words, locale),
    slug,
    icon,
    hasPlans: hasPlans && plans.length > 0,
  }));
}
