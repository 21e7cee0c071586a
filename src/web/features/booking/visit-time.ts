import { useLocale } from 'use-intl';
import { dateFormat, INDIA } from '#src/kernel/format.ts';
import { languageTag } from '#src/kernel/locales.ts';
import type { Slot } from '#src/wire/client/bookings.ts';

const formats = new Map<string, ReturnType<typeof make>>();

function make(tag: string) {
  const made = (options: Intl.DateTimeFormatOptions) => dateFormat(tag, options);
  return {
    clock: made({ hour: 'numeric', minute: '2-digit', timeZone: INDIA }),
    day: made({ weekday: 'long', day: 'numeric', month: 'long', timeZone: INDIA }),
    weekday: made({ weekday: 'short', timeZone: 'UTC' }),
    month: made({ month: 'short', timeZone: 'UTC' }),
    date: made({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
}

/** Formats a visit's day and hours in India's time, wherever the page is read. One set of formatters per language. */
export function visitTimes(locale: string) {
  const tag = languageTag(locale);
  const known = formats.get(tag) ?? make(tag);
  formats.set(tag, known);
  const { clock, day, weekday, month, date } = known;
  const ofDay = (one: string) => new Date(`${one}T00:00:00Z`);
  return {
    /** `9:00 am` */
    clock: (moment: string) => clock.format(new Date(moment)),
    /** `Monday, 23 November` */
    day: (moment: string) => day.format(new Date(moment)),
    /** `9:00 – 10:45 am` */
    hours: ({ start, end }: Slot) => clock.formatRange(new Date(start), new Date(end)),
    /** For a calendar day `YYYY-MM-DD`. */
    weekday: (one: string) => weekday.format(ofDay(one)),
    month: (one: string) => month.format(ofDay(one)),
    date: (one: string) => date.format(ofDay(one)),
  };
}

export const useVisitTimes = () => visitTimes(useLocale());

const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hour12: false, timeZone: INDIA });

/** The part of the day, in India, that a moment falls in. */
export function partOfDay(moment: string): 'morning' | 'afternoon' | 'evening' {
  const at = Number(hour.format(new Date(moment)));
  return at < 12 ? 'morning' : at < 17 ? 'afternoon' : 'evening';
}
