import { dateFormat } from '#src/kernel/format.ts';
import { listEnquiries } from '#src/shop/services/plans/enquiry-desk.ts';
import { listServiceCategories } from '#src/shop/services/plans/list-service-categories.ts';
import { listManagedPlans } from '#src/shop/services/plans/manage-plans.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;
const STATES = ['new', 'called', 'closed'] as const;

export const loader = pageLoader('enquiries', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, STATES);
  const [{ items, total }, categories, plans] = await Promise.all([
    listEnquiries(shop, { ...wish, limit: LIMIT }),
    listServiceCategories(shop, locale),
    listManagedPlans(shop),
  ]);
  const when = indiaWhen(locale);
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    texts: texts(locale, 'desk', 'enquiryDesk'),
    states: STATES,
    view: toDeskView(wish, total, LIMIT),
    enquiries: items.map(({ createdAt, category, planId, preferredDay, address: _, ...enquiry }) => ({
      ...enquiry,
      when: when(createdAt),
      about: category
        ? (categories.find(({ slug }) => slug === category)?.name ?? category)
        : (plans.find(({ id }) => id === planId)?.words.en.name ?? String(planId)),
      day: preferredDay && day.format(new Date(preferredDay)),
    })),
  };
});
