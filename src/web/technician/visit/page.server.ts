import { showVisit } from '#src/shop/services/visits/show-visit.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toFileView } from '#src/web/features/field-visit/to-visit-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** One visit to work on, for its technician and the administrator. */
export const loader = pageLoader('technicianVisit', async ({ customer: actor, shop, locale, params: { id } }) => {
  return {
    texts: texts(locale, 'technician', 'checklist', 'calendar'),
    uid: actor.uid,
    file: toFileView(await showVisit(shop, actor, id), locale),
  };
});
