import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/pages/page-context.ts';
import { notFound } from '#src/platform/fault.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import { listPlans } from '#src/shop/services/list-plans.ts';
import { listServiceCategories } from '#src/shop/services/list-service-categories.ts';
import { SERVICES_TAG, type ServicePlan } from '#src/shop/services/service.ts';
import { answered } from '../answered.server.ts';
import type { PictureSource } from '../components/picture.tsx';
import { texts } from '../messages/messages.server.ts';
import { cardPicture, figureOf, serviceScenes, slidesOf } from '../services/service-scenes.server.ts';
import type { PlanCardView } from '../services/service-view.ts';

type Args = { context: Readonly<RouterContextProvider>; params: { id: string }; request: Request };

/** spec.md §2: the tiles always use this id; there is no other listing. */
const LISTING = '1';

export const loadServices = ({ context, params: { id }, request }: Args) =>
  answered(context, async () => {
    const { shop, tag, locale, origin } = context.get(pageContext);
    if (id !== LISTING) throw notFound('This page');
    tag(SERVICES_TAG, TAGS.categories);
    const [plans, categories] = await Promise.all([listPlans(shop, locale), listServiceCategories(shop, locale)]);
    const scenes = await serviceScenes(shop, plans);
    const slug = new URL(request.url).searchParams.get('category');
    return {
      origin,
      texts: texts(locale, 'services'),
      figure: shop.store.current.figures.services,
      plans: plans.map((plan, at) => toCard(plan, cardPicture(plan, at, scenes), figureOf(shop.store.current, plan.id))),
      categories: categories.map(({ slug, name, icon }) => ({ slug, name, icon })),
      category: categories.find((one) => one.slug === slug),
      slides: slidesOf(scenes),
    };
  });

const toCard = (plan: ServicePlan, picture: PictureSource | undefined, figure: PlanCardView['figure']): PlanCardView => ({
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
