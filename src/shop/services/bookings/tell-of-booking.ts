import { formatPaise, type Paise } from '#src/kernel/money.ts';
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
import type { Booking, Visit } from './booking.ts';
import { nextVisit } from './booking.ts';
import { writtenTime } from './written-time.ts';

/** What a customer hears of a booking. `visit`: how it stands now. `by`: who wanted it. */
export type BookingNews =
  | { kind: 'placed' | 'confirmed'; booking: Booking }
  | { kind: 'cancelled'; booking: Booking; refund: Paise; by: 'customer' | 'shop' }
  | { kind: 'visit-booked' | 'visit-cancelled' | 'reassigned'; booking: Booking; visit: Visit }
  | { kind: 'visit-moved'; booking: Booking; visit: Visit; by: 'customer' | 'shop' | 'weather' }
  | { kind: 'refund-processed' | 'refund-failed' | 'cashback'; booking: Booking; refund: Paise };

/** What is urgent enough for an SMS as well. */
const BY_SMS = new Set<BookingNews['kind']>(['placed', 'visit-booked', 'visit-moved', 'visit-cancelled', 'cancelled']);

/**
 * Queues mail and SMS with the transaction of what they tell, in the language of the booking. What cannot be worded is logged and
 * left out: it must not undo a booking that is paid.
 */
export async function tellOfBooking({ trx }: Pick<Write, 'trx'>, platform: Platform, news: BookingNews): Promise<void> {
  const { booking } = news;
  const kind = `booking-${news.kind}`;
  const said = wordedOrNothing(platform, kind, () => compose(platform, news));
  if (!said) return;
  const known = { kind, locale: localeOf(booking.locale), reference: String(booking.number) };
  if (isMailAddress(booking.email))
    await queueMail(trx, platform, { ...known, to: booking.email, toName: booking.name, ...said.mail }, booking.uid);
  if (said.sms) await queueSms(trx, platform, { ...known, to: booking.address.phone, text: said.sms }, booking.uid);
}

function compose(platform: Platform, news: BookingNews) {
  const words = mailWords(localeOf(news.booking.locale));
  const places = { ...placesOf(news), shop: platform.store.current.name };
  const say = (key: string) => words(`bookings.${news.kind}.${key}`, places);
  const parts: MailPart[] = [
    { paragraph: say('text') },
    ...factsOf(news, words),
    { button: words('bookings.open'), url: `${shopAddress(platform.settings)}/MyService` },
  ];
  const mail = markTest(words, { subject: say('subject'), heading: say('heading'), parts }, news.booking.test);
  return { mail, sms: BY_SMS.has(news.kind) ? say('sms') : undefined };
}

const visitOf = (news: BookingNews): Visit | undefined => ('visit' in news ? news.visit : nextVisit(news.booking));

function placesOf(news: BookingNews): Record<string, string> {
  const { booking } = news;
  const visit = visitOf(news);
  return {
    name: booking.name,
    number: String(booking.number),
    plan: booking.planName,
    total: formatPaise(booking.total),
    refund: 'refund' in news ? formatPaise(news.refund) : formatPaise(booking.total),
    when: visit ? writtenTime(localeOf(booking.locale), visit.start) : '',
    technician: visit?.technician.name ?? '',
    by: 'by' in news ? news.by : '',
  };
}

function factsOf(news: BookingNews, words: MailWords): MailPart[] {
  const { booking } = news;
  const visit = visitOf(news);
  if ('refund' in news || !visit || news.kind === 'visit-cancelled') return [];
  const { address, name } = booking;
  const place = [name, address.fullAddress, address.landmark, `${address.city} ${address.zipcode}`, address.state].join(
    '\n',
  );
  return [
    {
      table: [
        [words('bookings.plan'), booking.planName],
        [words('bookings.when'), writtenTime(localeOf(booking.locale), visit.start)],
        [words('bookings.where'), place],
        [words('bookings.technician'), [visit.technician.name, visit.technician.phone].filter(Boolean).join('\n')],
        [words('bookings.code'), visit.code],
        ...(news.kind === 'placed' ? chargesOf(booking, words) : []),
      ],
    },
  ];
}

const chargesOf = (booking: Booking, words: MailWords): [string, string][] => [
  ...(booking.discount > 0
    ? [
        [`${words('bookings.coupon')} ${booking.coupon ?? ''}`, `− ${formatPaise(booking.discount)}`] as [
          string,
          string,
        ],
      ]
    : []),
  [words('bookings.total'), formatPaise(booking.total)],
];
