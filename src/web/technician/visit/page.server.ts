import { showVisit } from '#src/shop/services/visits/show-visit.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { technicianOnly } from '#src/web/context/technician-only.server.ts';
import { toFileView } from '#src/web/features/field-visit/to-visit-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** One visit to work at, for its technician and the administrator. */
export const loadTechnicianVisit = ({ context, request, params: { id } }: LoaderArgs & { params: { id: string } }) =>
  answered(context, async () => {
    const actor = await technicianOnly({ context, request });
    const { shop, locale } = context.get(pageContext);
    return {
      texts: texts(locale, 'technician', 'checklist', 'calendar'),
      uid: actor.uid,
      file: toFileView(await showVisit(shop, actor, id), locale),
    };
  });
