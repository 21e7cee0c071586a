import { formatMoment, formatTime } from '#src/kernel/format.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { MailPart } from '#src/platform/mail/render-mail.ts';
import { shopAddress } from '#src/platform/mail/shop-address.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { CleaningAdvice } from './cleaning-advice.ts';
import type { Visit } from './visit.ts';

/** What a customer is notified of about a visit; cleaning advice by mail only. */
export type VisitNews =
  | { kind: 'on-the-way' | 'completed' | 'day-before' | 'hours-before'; visit: Visit }
  | { kind: 'due'; visit: Visit; advice: CleaningAdvice };

/** Notifies a customer of a visit, in the language of the booking. */
export async function notifyOfVisit(write: Pick<Write, 'trx'>, platform: Platform, news: VisitNews): Promise<void> {
  const { visit } = news;
  await notify(write, platform, {
    kind: `visit-${news.kind}`,
    to: { name: visit.name, email: visit.email, phone: visit.address.phone },
    locale: visit.locale,
    reference: String(visit.bookingNumber),
    uid: visit.uid,
    test: visit.test,
    compose: (words, locale) => compose(platform, news, words, locale),
  });
}

const BRANCH = {
  'on-the-way': 'onTheWay',
  completed: 'completed',
  'day-before': 'dayBefore',
  'hours-before': 'hoursBefore',
  due: 'due',
} as const;

function compose(
  { settings, shopSettings }: Pick<Platform, 'settings' | 'shopSettings'>,
  news: VisitNews,
  words: MailWords,
  locale: Locale,
) {
  const say = (key: string) =>
    words(`visits.${BRANCH[news.kind]}.${key}`, { ...placesOf(news, locale), shop: shopSettings.current.name });
  const parts: MailPart[] = [
    { paragraph: say('text') },
    ...factsOf(news, words, locale),
    ...buttonsOf(news, words, settings),
  ];
  const mail = { subject: say('subject'), heading: say('heading'), parts };
  const { name, planName: plan, startsAt } = news.visit;
  const places = { name, plan, when: formatMoment(locale, startsAt), link: pageLink(settings, 'myServices') };
  return { mail, sms: news.kind === 'due' ? undefined : say('sms'), places };
}

function placesOf(news: VisitNews, locale: Locale): Record<string, string | number> {
  const { visit } = news;
  return {
    name: visit.name,
    number: String(visit.bookingNumber),
    plan: visit.planName,
    technician: visit.technicianName,
    moment: formatMoment(locale, visit.startsAt),
    time: formatTime(locale, visit.startsAt),
    from: news.kind === 'due' ? news.advice.loss.from : 0,
    to: news.kind === 'due' ? news.advice.loss.to : 0,
  };
}

function factsOf({ kind, visit }: VisitNews, words: MailWords, locale: Locale): MailPart[] {
  if (kind === 'completed' || kind === 'due') return [];
  const { fullAddress, landmark, city, zipcode } = visit.address;
  return [
    {
      table: [
        [words('visits.when'), `${formatMoment(locale, visit.startsAt)} – ${formatTime(locale, visit.endsAt)}`],
        [words('visits.technician'), [visit.technicianName, visit.technicianPhone].filter(Boolean).join('\n')],
        [words('visits.where'), [fullAddress, landmark, `${city} ${zipcode}`].filter(Boolean).join('\n')],
        // For the customer to give at the door; the shop never asks for it before.
        [words('visits.code'), visit.code],
      ],
    },
  ];
}

function buttonsOf({ kind, visit }: VisitNews, words: MailWords, settings: Platform['settings']): MailPart[] {
  const file = (name: string) => `${shopAddress(settings)}/api/visits/${visit.id}/${name}`;
  const mine = { button: words('visits.open'), url: pageLink(settings, 'myServices') };
  if (kind === 'completed') return [{ button: words('visits.report'), url: file('report.pdf') }, mine];
  if (kind === 'due')
    return [
      { button: words('visits.book'), url: cleaningLink(settings, visit) },
      { paragraph: words('visits.due.why') },
      { button: words('visits.stop'), url: pageLink(settings, 'visitAdvice') },
    ];
  return [{ button: words('visits.calendar'), url: file('calendar.ics') }, mine];
}

/** Where a cleaning is booked with its plan chosen and its address filled in; a visit that is paid already is planned with its booking. */
function cleaningLink(settings: Platform['settings'], { position, visits, planId, bookingId }: Visit): string {
  const [page, query] =
    position < visits
      ? (['myServices', { id: bookingId }] as const)
      : (['bookService', { plan: String(planId), again: bookingId }] as const);
  return `${pageLink(settings, page)}?${new URLSearchParams(query)}`;
}
