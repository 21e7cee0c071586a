import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/pages/page-context.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import { showPlan } from '#src/shop/services/list-plans.ts';
import { SERVICES_TAG } from '#src/shop/services/service.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { figureOf, pairOf, serviceScenes, slidesOf } from '../services/service-scenes.server.ts';

type Args = { context: Readonly<RouterContextProvider>; params: { id: string } };

export const loadService = ({ context, params: { id } }: Args) =>
  answered(context, async () => {
    const { shop, tag, locale, origin } = context.get(pageContext);
    tag(SERVICES_TAG, TAGS.categories);
    const { pair: pairName, visits, ...plan } = await showPlan(shop, id, locale);
    const scenes = await serviceScenes(shop, [{ pair: pairName }]);
    const pair = pairOf({ pair: pairName }, scenes);
    return {
      origin,
      texts: texts(locale, 'service'),
      plan: { ...plan, figure: figureOf(shop.store.current, plan.id) },
      visits,
      pair,
      slides: slidesOf(scenes, pair),
    };
  });
