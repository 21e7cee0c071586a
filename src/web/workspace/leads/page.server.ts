import { dateFormat } from '#src/kernel/format.ts';
import { isOpenLead, LEAD_STATES } from '#src/kernel/lead-lifecycle.ts';
import { listLeads } from '#src/shop/solar/leads/list-leads.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;

export const loader = pageLoader('leads', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, LEAD_STATES);
  const { items, total, today } = await listLeads(shop, { ...wish, limit: LIMIT });
  const when = indiaWhen(locale);
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    texts: texts(locale, 'desk', 'leadDesk'),
    states: LEAD_STATES,
    view: toDeskView(wish, total, LIMIT),
    leads: items.map(({ id, name, phone, email, pincode, state, nextStep, nextStepOn, createdAt }) => ({
      ...{ id, name, pincode, state, nextStep },
      contact: [phone, email].filter(Boolean).join(' · '),
      when: when(createdAt),
      on: nextStepOn && day.format(new Date(nextStepOn)),
      due: nextStepOn !== null && nextStepOn <= today,
      open: isOpenLead(state),
    })),
  };
});

export type LeadRow = Awaited<ReturnType<typeof loader>>['leads'][number];
