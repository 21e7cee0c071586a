import { pageContext } from '#src/pages/page-context.ts';
import { listAreas } from '#src/shop/bookings/manage-areas.ts';
import { listTechnicians } from '#src/shop/bookings/manage-technicians.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadTechnicians = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const [technicians, areas] = await Promise.all([listTechnicians(shop), listAreas(shop)]);
    return { texts: texts(locale, 'roster'), technicians, areas };
  });
