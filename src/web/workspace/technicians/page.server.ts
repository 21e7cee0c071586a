import { listAreas } from '#src/shop/services/bookings/manage-areas.ts';
import { listTechnicians } from '#src/shop/services/bookings/manage-technicians.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadTechnicians = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const [technicians, areas] = await Promise.all([listTechnicians(shop), listAreas(shop)]);
    return { texts: texts(locale, 'roster'), technicians, areas };
  });
