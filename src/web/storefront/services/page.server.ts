import { notFound } from '#src/platform/fault.ts';
import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { OFFERS_TAG } from '#src/shop/sales/promotions/campaign.ts';
import { listOffers } from '#src/shop/sales/promotions/list-offers.ts';
import { listPlans } from '#src/shop/services/plans/list-plans.ts';
import { listServiceCategories } from '#src/shop/services/plans/list-service-categories.ts';
import { SERVICES_TAG, type ServicePlan } from '#src/shop/services/plans/service.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { fromFiles } from '#src/web/features/product-card/product-tile.server.ts';
import {
  cardPicture,
  figureOf,
  pairOf,
  serviceScenes,
  slidesOf,
} from '#src/web/features/service/service-scenes.server.ts';
import type { PlanCardView } from '#src/web/features/service/service-view.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Compared } from './plan-comparison.tsx';
import { FILM, type Frame } from './visit-film.tsx';

/** spec.md §2: the tiles always use this id; there is no other listing. */
const LISTING = '1';
/** As many as the panel has room for; the newest come first. */
const MOST_OFFERS = 6;

export const loader = pageLoader(
  'services',
  async ({ shop, tag, until, locale, origin, searchParams, params: { id } }) => {
    if (id !== LISTING) throw notFound('page');
    tag(SERVICES_TAG, TAGS.categories, OFFERS_TAG);
    const [plans, categories, told] = await Promise.all([
      listPlans(shop, locale),
      listServiceCategories(shop, locale),
      listOffers(shop),
    ]);
    until(told.until);
    const [scenes, steps] = await Promise.all([
      serviceScenes(shop, plans),
      findScenes(
        shop,
        FILM.map((name) => `step-${name}`),
      ),
    ]);
    const slug = searchParams.get('category');
    return {
      origin,
      texts: texts(locale, 'services', 'offers'),
      figure: shop.shopSettings.current.figures.services,
      plans: plans.map((plan, at) =>
        toCard(plan, cardPicture(plan, at, scenes), figureOf(shop.shopSettings.current, plan.id)),
      ),
      compared: compare(plans),
      pair: pairOf({}, scenes),
      film: FILM.flatMap((name): Frame[] => {
        const picture = fromFiles(steps[`step-${name}`]);
        return picture ? [{ name, picture }] : [];
      }),
      categories: categories.map(({ slug, name, icon }) => ({ slug, name, icon })),
      category: categories.find((one) => one.slug === slug),
      slides: slidesOf(scenes),
      offers: told.offers.filter(({ appliesTo }) => appliesTo !== 'goods').slice(0, MOST_OFFERS),
    };
  },
);

/** What the dearest plan includes and not all others do. A line is the same in another plan only if it says so word for word. */
function compare(plans: ServicePlan[]): Compared[] {
  const [fullest] = plans.toSorted((a, b) => b.price - a.price);
  return (fullest?.included ?? [])
    .map((text) => ({ text, has: plans.map(({ included }) => included.includes(text)) }))
    .filter(({ has }) => has.includes(false));
}

const toCard = (
  plan: ServicePlan,
  picture: PictureSource | undefined,
  figure: PlanCardView['figure'],
): PlanCardView => ({
  id: plan.id,
  label: plan.label,
  name: plan.name,
  price: plan.price,
  durationMinutes: plan.durationMinutes,
  summary: plan.summary,
  details: plan.details,
  icon: plan.icon,
  figure,
  picture,
});
