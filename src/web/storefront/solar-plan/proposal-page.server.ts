import { dayInIndia } from '#src/kernel/india-time.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { findSurvey } from '#src/shop/services/plans/list-plans.ts';
import { showProposal } from '#src/shop/solar/proposals/show-proposal.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { readAnswers } from '#src/web/features/solar-answers/answers.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { readPlanQuery } from '#src/wire/solar/solar-proposal.ts';
import { saveForm } from './save-form.server.ts';
import { readVersionNumber } from './version-number.ts';
import { toView } from './view.server.ts';

export const loader = pageLoader(
  'proposal',
  async ({ shop, locale, origin, params: { token }, searchParams, sent }) => {
    const [found, survey] = await Promise.all([
      showProposal(shop, token, readPlanQuery, readVersionNumber(searchParams)),
      findSurvey(shop, locale),
    ]);
    const { proposal, versions, shown, standing, restockOn } = found;
    const { kitId, kit, installed } = shown.offer;
    const card = (await cardsById(shop.db, [kitId])).get(kitId);
    return {
      texts: texts(locale, 'solarProposal', 'solarPlan', 'datedFigures'),
      token,
      origin,
      answers: readAnswers(new URLSearchParams(shown.query)),
      plan: toView(shown.result, locale, dayInIndia(shop.clock.now())),
      product: card && !card.gone ? toTile(card.product, locale) : undefined,
      survey: survey && { id: survey.id, price: survey.price },
      saved: { kitId, kit, installed },
      standing,
      restockOn,
      number: shown.number,
      savedAt: shown.createdAt,
      validUntil: shown.validUntil,
      versions: versions.map(({ number, createdAt, offer }) => ({
        number,
        createdAt,
        price: offer.installed ?? offer.kit,
      })),
      asked: proposal.leadId !== null,
      form: saveForm({ sent, locale }),
    };
  },
);

export type ProposalData = Awaited<ReturnType<typeof loader>>;
