import { dayInIndia } from '#src/kernel/india-time.ts';
import { isOpenLead, leadMoves } from '#src/kernel/lead-lifecycle.ts';
import { LANGUAGE_NAMES, languageOf } from '#src/kernel/locales.ts';
import { listActions } from '#src/shop/audit/list-actions.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { showLead } from '#src/shop/solar/leads/list-leads.ts';
import { listProposalsOf } from '#src/shop/solar/proposals/show-proposal.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { readAnswers } from '#src/web/features/solar-answers/answers.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** As many lines of its history as a lead usually has. */
const MOST_ACTS = 50;

export const loader = pageLoader('lead', async ({ shop, locale, params: { id } }) => {
  const lead = await showLead(shop, id);
  const [versions, { items }] = await Promise.all([
    listProposalsOf(shop, id),
    listActions(shop, { subject: `lead:${id}`, page: 1, limit: MOST_ACTS }),
  ]);
  const today = dayInIndia(shop.clock.now());
  return {
    texts: texts(locale, 'leadDesk', 'audit'),
    lead: { ...lead, language: LANGUAGE_NAMES[languageOf(localeOf(lead.locale))] },
    open: isOpenLead(lead.state),
    moves: leadMoves(lead.state),
    versions: versions.map(({ number, query, result, offer, validUntil, createdAt }) => ({
      ...{ number, validUntil, createdAt },
      answers: readAnswers(new URLSearchParams(query)),
      kit: result.plan.chosen.kit.name,
      kwp: result.plan.chosen.kit.kwp,
      installed: offer.installed,
      kitPrice: offer.kit,
      ended: validUntil < today,
    })),
    acts: items.map(({ id: entry, at, act, actorName, after }) => ({
      ...{ id: entry, at, act, actorName },
      state: typeof after?.['state'] === 'string' ? after['state'] : undefined,
    })),
  };
});

export type LeadData = Awaited<ReturnType<typeof loader>>;
