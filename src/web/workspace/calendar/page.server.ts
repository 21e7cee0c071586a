import { dateFormat } from '#src/kernel/format.ts';
import { addDays, dayInIndia, instantInIndia, isDay, weekdayOf } from '#src/kernel/india-time.ts';
import { languageTag } from '#src/kernel/locales.ts';
import { type CalendarVisit, showCalendar } from '#src/shop/services/bookings/show-calendar.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

import type { VisitView } from './calendar-view.ts';

const DAYS = 7;

/** One week, Monday first, in India's time; `?from=` is any day of it. */
export const loader = pageLoader('calendar', async ({ shop, locale, searchParams }) => {
  const today = dayInIndia(shop.clock.now());
  const asked = searchParams.get('from') ?? '';
  const day = isDay(asked) && asked > '2000-01-01' && asked < '2200-01-01' ? asked : today;
  const first = addDays(day, 1 - weekdayOf(day));
  const { visits, technicians, daysOff } = await showCalendar(shop, {
    from: instantInIndia(first, '00:00'),
    to: instantInIndia(addDays(first, DAYS), '00:00'),
    firstDay: first,
  });
  const tag = languageTag(locale);
  const words = (options: Intl.DateTimeFormatOptions) => dateFormat(tag, { timeZone: 'UTC', ...options });
  const [long, short, range] = [
    words({ weekday: 'long', day: 'numeric', month: 'long' }),
    words({ weekday: 'short', day: 'numeric' }),
    words({ dateStyle: 'medium' }),
  ];
  const time = dateFormat(tag, { timeStyle: 'short' });
  const days = Array.from({ length: DAYS }, (_, at) => {
    const own = addDays(first, at);
    const off = daysOff.find((one) => one.day === own && one.technicianId === null);
    return {
      day: own,
      label: long.format(new Date(own)),
      short: short.format(new Date(own)),
      off: off && (off.name || '–'),
      today: own === today,
    };
  });
  return {
    texts: texts(locale, 'calendar'),
    title: range.formatRange(new Date(first), new Date(addDays(first, DAYS - 1))),
    before: addDays(first, -DAYS),
    after: addDays(first, DAYS),
    isNow: first <= today && today < addDays(first, DAYS),
    days,
    technicians,
    absent: daysOff
      .filter((one) => one.technicianId !== null)
      .map(({ day: own, technicianId }) => `${technicianId} ${own}`),
    visits: visits.map((visit) => toView(visit, time)),
  };
});

const toView = (visit: CalendarVisit, time: Intl.DateTimeFormat): VisitView => ({
  id: visit.id,
  bookingId: visit.bookingId,
  number: visit.number,
  state: visit.state,
  technicianId: visit.technicianId,
  day: dayInIndia(visit.startsAt),
  start: visit.startsAt.toISOString(),
  time: time.formatRange(visit.startsAt, visit.endsAt),
  name: visit.name,
  city: visit.city ?? '',
  minutes: Math.round((visit.endsAt.getTime() - visit.startsAt.getTime()) / 60_000),
  place: [visit.city, visit.zipcode].filter(Boolean).join(' '),
  plan: visit.planName,
  planId: visit.planId,
  pincode: visit.zipcode,
  phone: visit.phone,
  problems: visit.problems,
  version: visit.version,
});
