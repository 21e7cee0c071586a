import { pageContext } from '#src/pages/page-context.ts';
import { listVisits } from '#src/shop/visits/list-visits.ts';
import { showVisit } from '#src/shop/visits/show-visit.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';
import { technicianOnly } from '../technician/technician-only.server.ts';
import { toDays, toFileView } from '../technician/to-visit-view.server.ts';

/** The visits of these days; the files of the next ones come along, so that they open without a connection. */
export const loadTechnician = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const actor = await technicianOnly({ context, request });
    const { shop, locale } = context.get(pageContext);
    const now = shop.clock.now();
    const visits = await listVisits(shop, actor);
    const words = texts(locale, 'technician', 'checklist', 'calendar');
    const next = visits.filter(({ state, endsAt }) => state !== 'completed' && endsAt.getTime() > now.getTime() - 36 * 3_600_000).slice(0, 8);
    const files = await Promise.all(next.map(async ({ id }) => toFileView(await showVisit(shop, actor, id), locale)));
    return {
      texts: words,
      uid: actor.uid,
      days: toDays(visits, locale, now, (words['technician'] as { days: { today: string; tomorrow: string; yesterday: string } }).days),
      files,
    };
  });
