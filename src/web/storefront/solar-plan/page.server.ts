import { redirect } from 'react-router';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { Fault } from '#src/platform/fault.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { findSurvey } from '#src/shop/services/plans/list-plans.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type HomePlan, planHome } from '#src/shop/solar/planner/plan-home.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { answersOf, type Given, isUntidy, readGiven } from '#src/web/features/solar-answers/answers.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { hrefs } from '#src/wire/pages.ts';
import { decodePlanQuery, planQuery } from '#src/wire/solar/solar-plan.ts';
import { saveForm } from './save-form.server.ts';
import { toView } from './view.server.ts';

export const loader = pageLoader('solarPlan', async ({ shop, locale, searchParams, sent }) => {
  const given = readGiven(searchParams);
  const answers = answersOf(given);
  if (isUntidy(searchParams)) throw redirect(hrefs.solarPlan(given));
  const [found, survey] = await Promise.all([computed(shop, given), findSurvey(shop, locale)]);
  const { plan } = found;
  const shown = plan.outcome === 'fits' ? plan.chosen.kit.id : plan.outcome === 'sold-out' ? plan.soldOut.kit.id : '';
  const card = shown ? (await cardsById(shop.db, [shown])).get(shown)?.product : undefined;
  return {
    texts: texts(locale, 'solarPlan', 'solarProposal', 'datedFigures'),
    answers,
    plan: toView(found, locale, dayInIndia(shop.clock.now())),
    product: card && toTile(card, locale),
    form: saveForm({ sent, locale }),
    survey: survey && { id: survey.id, price: survey.price },
  };
});

/** Sends back to the question that something is wrong with; it says what. */
async function computed(shop: Shop, answers: Given): Promise<HomePlan> {
  const again = () => redirect(hrefs.solar({ ...answers, step: 'plan' }));
  const parsed = planQuery.safeParse(answers);
  if (!parsed.success) throw again();
  try {
    return await planHome(shop, decodePlanQuery(parsed.data));
  } catch (error) {
    throw error instanceof Fault && error.code === 'invalid' ? again() : error;
  }
}
