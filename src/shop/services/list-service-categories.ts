import type { Locale } from '#src/platform/languages.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectServiceCategories } from '#src/shop/services/service.store.ts';
import { inLanguage, type ServiceCategory } from '#src/shop/services/service.ts';

/** The kinds of home service, in the order of the shop and the language of the page. */
export const listServiceCategories = async ({ db }: Pick<Platform, 'db'>, locale: Locale): Promise<ServiceCategory[]> =>
  (await selectServiceCategories(db)).map(({ slug, icon, hasPlans, words }) => ({ ...inLanguage(words, locale), slug, icon, hasPlans }));
