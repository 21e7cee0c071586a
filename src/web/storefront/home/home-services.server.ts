import type { Locale } from '#src/kernel/locales.ts';
import { listServiceCategories } from '#src/shop/services/plans/list-service-categories.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { HomeServicesView } from './home-services.tsx';

/** What a visit is made of, in pictures. */
export const VIGNETTES = ['step-arrive', 'step-wash', 'step-report'];

/** What the home page says about home services. Tag the page with SERVICES_TAG. */
export async function homeServices(shop: Pick<Shop, 'db' | 'shopSettings'>, locale: Locale): Promise<HomeServicesView> {
  const { serviceRating, serviceCustomers } = shop.shopSettings.current.figures;
  const categories = await listServiceCategories(shop, locale);
  return {
    bookable: categories.some(({ hasPlans }) => hasPlans),
    rating: serviceRating?.toFixed(1) ?? '',
    customers: serviceCustomers,
    categories: categories.map(({ slug, name, icon }) => ({ slug, name, icon })),
  };
}
