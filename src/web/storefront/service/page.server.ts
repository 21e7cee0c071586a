import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { showPlan } from '#src/shop/services/plans/list-plans.ts';
import { SERVICES_TAG } from '#src/shop/services/plans/service.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { figureOf, pairOf, serviceScenes, slidesOf } from '#src/web/features/service/service-scenes.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('service', async ({ shop, tag, locale, origin, params: { id } }) => {
  tag(SERVICES_TAG, TAGS.categories);
  const { pair: pairName, visits, ...plan } = await showPlan(shop, id, locale);
  const scenes = await serviceScenes(shop, [{ pair: pairName }]);
  // A survey changes nothing on the roof.
  const pair = plan.kind === 'survey' ? undefined : pairOf({ pair: pairName }, scenes);
  return {
    origin,
    texts: texts(locale, 'service'),
    plan: { ...plan, survey: plan.kind === 'survey', figure: figureOf(shop.shopSettings.current, plan.id) },
    visits,
    pair,
    slides: slidesOf(scenes, pair),
  };
});
