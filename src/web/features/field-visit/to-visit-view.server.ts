import { dateFormat } from '#src/kernel/format.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { pointsOf } from '#src/shop/services/visits/checklist.ts';
import { photoAddress } from '#src/shop/services/visits/photo.ts';
import type { Visit, VisitFile } from '#src/shop/services/visits/visit.ts';
import type { Locale } from '#src/wire/domain.ts';

import type { DayView, VisitFileView, VisitView } from './visit-view.ts';

const made = new Map<Locale, { date: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();
function formats(locale: Locale) {
  const known = made.get(locale);
  if (known) return known;
  const of = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { numberingSystem: 'latn', ...options });
  const both = {
    date: of({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: of({ hour: 'numeric', minute: '2-digit' }),
  };
  made.set(locale, both);
  return both;
}

function toVisitView(visit: Visit, locale: Locale): VisitView {
  const { date, time } = formats(locale);
  const { fullAddress, landmark, city, zipcode, phone } = visit.address;
  const address = [fullAddress, landmark, `${city} ${zipcode}`].filter(Boolean).join(', ');
  return {
    id: visit.id,
    bookingId: visit.bookingId,
    version: visit.version,
    number: visit.bookingNumber,
    test: visit.test,
    state: visit.state,
    day: dayInIndia(visit.startsAt),
    date: date.format(visit.startsAt),
    time: time.formatRange(visit.startsAt, visit.endsAt),
    planName: visit.planName,
    isSurvey: visit.planKind === 'survey',
    name: visit.name,
    phone: phone ? `+91${phone.slice(-10)}` : '',
    address,
    map: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${fullAddress}, ${city} ${zipcode}` })}`,
    problems: visit.problems,
    note: visit.note,
    technician: visit.technicianName,
  };
}

export const toFileView = ({ visit, work, photos }: VisitFile, locale: Locale): VisitFileView => {
  const { signature: _, signedAt: __, signedBy, ...notes } = work;
  return {
    ...toVisitView(visit, locale),
    points: pointsOf(visit),
    notes,
    signedBy,
    photos: photos.map(({ id, side, state }) => ({ id, side, state, address: photoAddress(visit.id, id) })),
  };
};

/** Grouped by day, with names for the days around today. Yesterday shows what is unfinished. */
export function toDays(
  visits: Visit[],
  locale: Locale,
  now: Date,
  words: { today: string; tomorrow: string; yesterday: string },
): DayView[] {
  const DAY = 24 * 60 * 60_000;
  const near = new Map([
    [dayInIndia(new Date(now.getTime() - DAY)), words.yesterday],
    [dayInIndia(now), words.today],
    [dayInIndia(new Date(now.getTime() + DAY)), words.tomorrow],
  ]);
  const today = dayInIndia(now);
  const days = new Map<string, DayView>();
  for (const visit of visits) {
    const view = toVisitView(visit, locale);
    if (view.day < today && view.state === 'completed') continue;
    const day = days.get(view.day) ?? { day: view.day, heading: near.get(view.day) ?? view.date, visits: [] };
    day.visits.push(view);
    days.set(view.day, day);
  }
  return [...days.values()];
}
