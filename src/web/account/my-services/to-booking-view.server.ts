import { dateFormat, formatDecimal } from '#src/kernel/format.ts';
import { addDays, DAY_MS, dayInIndia } from '#src/kernel/india-time.ts';
import { isBeforeStart, isOpenVisit } from '#src/kernel/visit-lifecycle.ts';
import type { TaxDocument } from '#src/shop/sales/tax-documents/list-documents.ts';
import {
  type Booking,
  canCancel,
  nextVisit,
  serviceStatusOf,
  type Visit,
  visitsLeft,
} from '#src/shop/services/bookings/booking.ts';
import { movableUntil } from '#src/shop/services/bookings/open-visit.ts';
import { type CleaningAdvice, cleaningAdvice } from '#src/shop/services/visits/cleaning-advice.ts';
import { cleaningPlant } from '#src/shop/services/visits/cleaning-plant.ts';
import type { HistoryEntry } from '#src/shop/services/visits/history-of.ts';
import type { PlantFigures } from '#src/shop/solar/plant-yield/plant-figures.ts';
import { visitTimes } from '#src/web/features/booking/visit-time.ts';
import { toPapers, toPurchaseView } from '#src/web/features/purchase/to-purchase-view.server.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Locale } from '#src/wire/domain.ts';

import type { BookingView, VisitView } from './booking-view.ts';

type Words = ReturnType<typeof makeWords>;
const known = new Map<Locale, Words>();

/** One set of formatters per language: building them costs more than using them a hundred times. */
function wordsOf(locale: Locale): Words {
  const words = known.get(locale) ?? makeWords(locale);
  known.set(locale, words);
  return words;
}

function makeWords(locale: Locale) {
  const made = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options);
  const day = made({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  const date = made({ dateStyle: 'medium', timeZone: 'UTC' });
  return {
    times: visitTimes(locale),
    day: (at: Date) => day.format(at),
    date: (one: string) => date.format(new Date(one)),
  };
}

export type Around = {
  locale: Locale;
  now: Date;
  /** How long before a visit it can be moved free of charge. */
  rescheduleMinutes: number;
  history: HistoryEntry[];
  documents: TaxDocument[];
  advised: boolean;
  /** The customer's own at the place of the booking, if the shop knows it. */
  plant: PlantFigures | undefined;
  /** Of its plan, while that is on sale. */
  picture?: PictureSource | undefined;
};

/** For so long, a visit that was done stands above the history. */
const FRESH_DAYS = 7;

/** A booking as text, with what its customer may see. */
export function toBookingView(booking: Booking, around: Around): BookingView {
  const { now, history, documents } = around;
  const words = wordsOf(around.locale);
  const next = nextVisit(booking);
  const view = (visit: Visit) => toVisitView(visit, around, words);
  const last = history.at(-1);
  return {
    ...toPurchaseView(booking, { on: words.day(booking.at), cancellable: canCancel(booking) }),
    planId: booking.planId,
    planName: booking.planName,
    picture: around.picture,
    status: serviceStatusOf(booking),
    problems: booking.problems,
    note: booking.note,
    next: booking.state === 'active' && next ? view(next) : undefined,
    later:
      booking.state === 'active'
        ? booking.visits.filter((visit) => visit !== next && isOpenVisit(visit.state)).map(view)
        : [],
    left: dayInIndia(now) <= booking.validUntil ? visitsLeft(booking) : 0,
    of: booking.visitsIncluded,
    until: words.date(booking.validUntil),
    papers: toPapers(documents, words.day),
    history: history.map(({ visitId, date, employeeName, problems, beforeImages, afterImages }) => ({
      visitId,
      on: words.day(date),
      technician: employeeName,
      problems,
      before: beforeImages,
      after: afterImages,
      isFresh: visitId === last?.visitId && now.getTime() - date.getTime() < FRESH_DAYS * DAY_MS,
    })),
    advice:
      around.advised && last
        ? toAdvice(
            cleaningAdvice({
              lastCleaned: dayInIndia(last.date),
              today: dayInIndia(now),
              zipcode: booking.address.zipcode,
              plant: cleaningPlant(around.plant, dayInIndia(now)),
            }),
            words,
            around.plant && formatDecimal(around.plant.kwp, 2),
          )
        : undefined,
  };
}

function toVisitView(visit: Visit, { now, rescheduleMinutes }: Around, { times }: Words): VisitView {
  const { id, position, state, version, technician, movedFor } = visit;
  const slot = { start: visit.start.toISOString(), end: visit.end.toISOString() };
  const waiting = isBeforeStart(state);
  const dayBefore = addDays(dayInIndia(visit.start), -1);
  const free = now <= movableUntil(visit, rescheduleMinutes);
  return {
    id,
    position,
    state,
    version,
    slot,
    day: times.day(slot.start),
    hours: times.hours(slot),
    technician: technician.name,
    code: waiting && dayInIndia(now) >= dayBefore ? visit.code : undefined,
    moving: !waiting || state === 'on-the-way' ? 'no' : free ? 'free' : 'late',
    movedFor: waiting && visit.start > now ? movedFor : undefined,
  };
}

const toAdvice = ({ due, rainy, loss, dueOn }: CleaningAdvice, words: Words, kw: string | undefined) => ({
  due,
  rainy,
  from: loss.from,
  to: loss.to,
  dueOn: words.date(dueOn),
  /** The size of the plant that it was reckoned for; undefined for an ordinary roof. */
  kw,
});
