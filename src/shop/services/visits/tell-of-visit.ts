import type { Locale } from '#src/kernel/languages.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { type MailWords, mailWords, shopAddress } from '#src/platform/mail/mail-words.ts';
import { markTest } from '#src/platform/mail/mark-test.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { MailPart } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { queueSms } from '#src/platform/sms/queue-sms.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { wordedOrNothing } from '#src/shop/notifications/worded-or-nothing.ts';
import type { CleaningAdvice } from './cleaning-advice.ts';
import type { Visit } from './visit.ts';
import { writtenMoment, writtenTime } from './written-time.ts';

/** What a customer hears of a visit; the cleaning's due by mail alone. */
export type VisitNews =
  | { kind: 'on-the-way' | 'completed' | 'day-before' | 'hours-before'; visit: Visit }
  | { kind: 'due'; visit: Visit; advice: CleaningAdvice };

/**
 * Queues mail and SMS with the transaction of what they tell, in the language of the booking. What cannot be worded is logged
 * and left out: it must not undo the step.
 */
export async function tellOfVisit({ trx }: Pick<Write, 'trx'>, platform: Platform, news: VisitNews): Promise<void> {
  const { visit } = news;
  const said = wordedOrNothing(platform, `visit-${news.kind}`, () => compose(platform, news));
  if (!said) return;
  const known = { kind: `visit-${news.kind}`, locale: localeOf(visit.locale), reference: String(visit.bookingNumber) };
  if (isMailAddress(visit.email))
    await queueMail(trx, platform, { ...known, to: visit.email, toName: visit.name, ...said.mail }, visit.uid);
  if (said.sms) await queueSms(trx, platform, { ...known, to: visit.address.phone, text: said.sms }, visit.uid);
}

const BRANCH = {
  'on-the-way': 'onTheWay',
  completed: 'completed',
  'day-before': 'dayBefore',
  'hours-before': 'hoursBefore',
  due: 'due',
} as const;

function compose({ settings, store }: Pick<Platform, 'settings' | 'store'>, news: VisitNews) {
  const { visit } = news;
  const locale = localeOf(visit.locale);
  const words = mailWords(locale);
  const say = (key: string) =>
    words(`visits.${BRANCH[news.kind]}.${key}`, { ...placesOf(news, locale), shop: store.current.name });
  const shop = shopAddress(settings);
  const parts: MailPart[] = [
    { paragraph: say('text') },
    ...factsOf(news, words, locale),
    ...buttonsOf(news, words, shop),
  ];
  const mail = markTest(words, { subject: say('subject'), heading: say('heading'), parts }, visit.test);
  return { mail, sms: news.kind === 'due' ? undefined : say('sms') };
}

function placesOf(news: VisitNews, locale: Locale): Record<string, string | number> {
  const { visit } = news;
  return {
    name: visit.name,
    number: String(visit.bookingNumber),
    plan: visit.planName,
    technician: visit.technicianName,
    moment: writtenMoment(locale, visit.startsAt),
    time: writtenTime(locale, visit.startsAt),
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
        [words('visits.when'), `${writtenMoment(locale, visit.startsAt)} – ${writtenTime(locale, visit.endsAt)}`],
        [words('visits.technician'), [visit.technicianName, visit.technicianPhone].filter(Boolean).join('\n')],
        [words('visits.where'), [fullAddress, landmark, `${city} ${zipcode}`].filter(Boolean).join('\n')],
        // Told by the customer at the door; nobody at the shop asks for it before.
        [words('visits.code'), visit.code],
      ],
    },
  ];
}

function buttonsOf({ kind, visit }: VisitNews, words: MailWords, shop: string): MailPart[] {
  const mine = { button: words('visits.open'), url: `${shop}/MyService` };
  if (kind === 'completed')
    return [{ button: words('visits.report'), url: `${shop}/api/visits/${visit.id}/report.pdf` }, mine];
  if (kind === 'due')
    return [
      { button: words('visits.book'), url: `${shop}/ServicePage/1` },
      { paragraph: words('visits.due.why') },
      { button: words('visits.stop'), url: `${shop}/visit-advice` },
    ];
  return [{ button: words('visits.calendar'), url: `${shop}/api/visits/${visit.id}/calendar.ics` }, mine];
}
