import type { Locale } from '#src/kernel/locales.ts';
import { listPlans } from '#src/shop/services/plans/list-plans.ts';
import { listServiceCategories } from '#src/shop/services/plans/list-service-categories.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { HomeServicesView } from './home-services.tsx';

/** What a visit makes of a roof. */
export const VISIT_RESULT = { before: 'service-before', after: 'service-after' };

/** What the home page says about home services. Tag the page with SERVICES_TAG. */
export async function homeServices(shop: Pick<Shop, 'db' | 'shopSettings'>, locale: Locale): Promise<HomeServicesView> {
  const { serviceRating, serviceCustomers } = shop.shopSettings.current.figures;
  const [categories, plans] = await Promise.all([listServiceCategories(shop, locale), listPlans(shop, locale)]);
  return {
    bookable: categories.some(({ hasPlans }) => hasPlans),
    price: plans.length > 0 ? Math.min(...plans.map(({ price }) => price)) : undefined,
    rating: serviceRating?.toFixed(1) ?? '',
    customers: serviceCustomers,
    categories: categories.map(({ slug, name, icon }) => ({ slug, name, icon })),
  };
}
