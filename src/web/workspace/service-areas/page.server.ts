import { listAreas } from '#src/shop/services/bookings/manage-areas.ts';
import { listDaysOff, showRules } from '#src/shop/services/bookings/manage-days.ts';
import { listTechnicians } from '#src/shop/services/bookings/manage-technicians.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { languageTag } from '#src/wire/visitor.ts';

const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

export const loadServiceAreas = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const today = india.format(shop.clock.now());
    const [areas, technicians, days, rules] = await Promise.all([
      listAreas(shop),
      listTechnicians(shop),
      listDaysOff(shop, today),
      showRules(shop),
    ]);
    const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeZone: 'UTC' });
    return {
      texts: texts(locale, 'roster'),
      today,
      areas,
      technicians,
      rules,
      days: days.map((one) => ({ ...one, label: format.format(new Date(one.day)) })),
    };
  });
