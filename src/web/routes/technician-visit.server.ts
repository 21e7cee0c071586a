import { pageContext } from '#src/pages/page-context.ts';
import { showVisit } from '#src/shop/visits/show-visit.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';
import { technicianOnly } from '../technician/technician-only.server.ts';
import { toFileView } from '../technician/to-visit-view.server.ts';

/** One visit to work at, for its technician and the administrator. */
export const loadTechnicianVisit = ({ context, request, params: { id } }: LoaderArgs & { params: { id: string } }) =>
  answered(context, async () => {
    const actor = await technicianOnly({ context, request });
    const { shop, locale } = context.get(pageContext);
    return { texts: texts(locale, 'technician', 'checklist', 'calendar'), uid: actor.uid, file: toFileView(await showVisit(shop, actor, id), locale) };
  });
