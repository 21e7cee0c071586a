import { formatMoment } from '#src/kernel/format.ts';
import { formatPaise, type Paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { MailPart } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { Booking, Visit } from './booking.ts';
import { nextVisit } from './booking.ts';

/** What a customer is notified of about a booking. `visit`: its current state. `by`: who asked for the change. */
export type BookingNews =
  | { kind: 'placed' | 'confirmed'; booking: Booking }
  | { kind: 'cancelled'; booking: Booking; refund: Paise; by: 'customer' | 'shop' }
  | { kind: 'visit-booked' | 'visit-cancelled' | 'reassigned'; booking: Booking; visit: Visit }
  | { kind: 'visit-moved'; booking: Booking; visit: Visit; by: 'customer' | 'shop' | 'weather' }
  | { kind: 'refund-processed' | 'refund-failed' | 'cashback'; booking: Booking; refund: Paise };

/** News urgent enough for an SMS as well. */
const BY_SMS = new Set<BookingNews['kind']>(['placed', 'visit-booked', 'visit-moved', 'visit-cancelled', 'cancelled']);

/** Notifies a customer of their booking, in its language. */
export async function notifyOfBooking(write: Pick<Write, 'trx'>, platform: Platform, news: BookingNews): Promise<void> {
  const { booking } = news;
  await notify(write, platform, {
    kind: `booking-${news.kind}`,
    to: { name: booking.name, email: booking.email, phone: booking.address.phone },
    locale: booking.locale,
    reference: String(booking.number),
    uid: booking.uid,
    test: booking.test,
    compose: (words) => compose(platform, news, words),
  });
}

function compose(platform: Platform, news: BookingNews, words: MailWords) {
  const places = { ...placesOf(news), shop: platform.shopSettings.current.name };
  const say = (key: string) => words(`bookings.${news.kind}.${key}`, places);
  const link = pageLink(platform.settings, 'myServices');
  const parts: MailPart[] = [
    { paragraph: say('text') },
    ...factsOf(news, words),
    { button: words('bookings.open'), url: link },
  ];
  const mail = { subject: say('subject'), heading: say('heading'), parts };
  return { mail, sms: BY_SMS.has(news.kind) ? say('sms') : undefined, places: { ...places, link } };
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
    when: visit ? formatMoment(localeOf(booking.locale), visit.start) : '',
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
        [words('bookings.when'), formatMoment(localeOf(booking.locale), visit.start)],
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
