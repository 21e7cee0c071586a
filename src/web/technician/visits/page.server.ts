import { listVisits } from '#src/shop/services/visits/list-visits.ts';
import { showVisit } from '#src/shop/services/visits/show-visit.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toDays, toFileView } from '#src/web/features/field-visit/to-visit-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The visits of these days; the details of the next ones are included, so that they open without a connection. */
export const loader = pageLoader('technician', async ({ customer: actor, shop, locale }) => {
  const now = shop.clock.now();
  const visits = await listVisits(shop, actor);
  const words = texts(locale, 'technician', 'checklist', 'calendar');
  const next = visits
    .filter(({ state, endsAt }) => state !== 'completed' && endsAt.getTime() > now.getTime() - 36 * 3_600_000)
    .slice(0, 8);
  const files = await Promise.all(next.map(async ({ id }) => toFileView(await showVisit(shop, actor, id), locale)));
  return {
    texts: words,
    uid: actor.uid,
    days: toDays(
      visits,
      locale,
      now,
      (words['technician'] as { days: { today: string; tomorrow: string; yesterday: string } }).days,
    ),
    files,
  };
});
