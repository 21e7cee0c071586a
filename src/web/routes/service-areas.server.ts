import { languageTag } from '#src/contract/visitor.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { listAreas } from '#src/shop/bookings/manage-areas.ts';
import { listDaysOff, showRules } from '#src/shop/bookings/manage-days.ts';
import { listTechnicians } from '#src/shop/bookings/manage-technicians.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

export const loadServiceAreas = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const today = india.format(shop.clock.now());
    const [areas, technicians, days, rules] = await Promise.all([listAreas(shop), listTechnicians(shop), listDaysOff(shop, today), showRules(shop)]);
    const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeZone: 'UTC' });
    return { texts: texts(locale, 'roster'), today, areas, technicians, rules, days: days.map((one) => ({ ...one, label: format.format(new Date(one.day)) })) };
  });
