import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPage } from '#src/kernel/page-table.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { type Mail, queueMail } from '#src/platform/mail/queue-mail.ts';
import { lateMail } from '#src/shop/back-office/backup/check-backups.ts';
import { alertMail } from '#src/shop/back-office/health/alert-owner.ts';
import type { OwnerAlert } from '#src/shop/back-office/health/find-alerts.ts';
import { silentMail } from '#src/shop/back-office/webhooks/silent-mail.ts';
import { codeMail, invitationMail, noticeMail, resetMail } from '#src/shop/customers/identity/account-mails.ts';
import { findOrder } from '#src/shop/sales/orders/list-orders.ts';
import { notifyCustomer, type OrderNews } from '#src/shop/sales/orders/notify-customer.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import { notifyPayer } from '#src/shop/sales/payments/notify-payer.ts';
import { findBooking } from '#src/shop/services/bookings/list-bookings.ts';
import { type BookingNews, notifyOfBooking } from '#src/shop/services/bookings/notify-of-booking.ts';
import { notifyOfVisit, type VisitNews } from '#src/shop/services/visits/notify-of-visit.ts';
import { findVisitRow } from '#src/shop/services/visits/visit.store.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import { endMail } from '#src/shop/solar/figures/remind-of-ends.ts';
import { type StartedShop, startShop } from '#src/start-shop.ts';
import { book } from '#tests/support/bookings.ts';
import { ADDRESS, buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { AUTH_SECRET, folderOf } from '#tests/support/server.ts';
import { type Body, PASSWORD } from '#tests/support/visitor.ts';

// Every mail and SMS of the shop, and where their links lead. The mails that a purchase, a form or an account causes are caused; the rest are
// composed for that purchase by the functions that the use cases call.

const FILES = ['mails', 'orderMails', 'accountMails', 'bookingMails', 'visitMails', 'questionMails'];
/** Not queued: the words around a test or an alert, and the launch list's test mail, which is sent at once. */
const NOT_QUEUED = ['test', 'launchTest', 'ownerAlert'];

const FOR_OWNER = /^alert-|^backup-late$|^figure-ends$|^webhook-silent$/;

let shop: RunningShop;
let asha: Shopper;
let admin: Shopper;
let here: StartedShop;
beforeAll(async () => {
  shop = await runningShop();
  [asha, admin] = [await shop.shopper(), await shop.admin()];
  here = await startShop(
    {
      NODE_ENV: 'test',
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: folderOf(shop.databaseUrl),
      PUBLIC_URL: shop.url,
      LOG_LEVEL: 'silent',
      AUTH_SECRET,
    },
    () => shop.url,
  );
  await here.shop.jobs.start('web');
});
afterAll(async () => {
  await here?.stop();
  await shop?.close();
});

/** The branches of the messages that have a subject: one for each kind of mail. */
function kindsWithWords(): string[] {
  const branches = (tree: Body, before = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      value && typeof value === 'object'
        ? [...('subject' in value ? [before + key] : []), ...branches(value, `${before}${key}.`)]
        : [],
    );
  return FILES.flatMap((file) =>
    branches(JSON.parse(readFileSync(new URL(`../../src/web/messages/en/${file}.json`, import.meta.url), 'utf8'))),
  ).filter((kind) => !NOT_QUEUED.includes(kind));
}

const did = async (who: Shopper, method: string, to: string, body?: object): Promise<Body> => {
  const answer = await who.call(method, to, body);
  if (answer.status >= 300) throw new Error(`${method} ${to} answered ${answer.status}: ${answer.text}`);
  return answer.body;
};
const write = (work: (write: Write) => Promise<unknown>) => transact(here.shop, work);
const mail = (content: Mail) => write(({ trx }) => queueMail(trx, here.shop, content, null));

/** A paid order, and a booking whose visit is completed. */
async function purchases() {
  const product = await shop.product();
  const { order } = await buy(shop, asha, [{ ...product, quantity: 1 } as Body]);
  const { service } = await book(shop, asha);
  const visit = service.visits[0];
  await shop.sql.query("update visit set state = 'completed', completed_at = now() where id = $1", [visit._id]);
  const found = await findVisitRow(here.shop.db, visit._id);
  return {
    order: (await findOrder(here.shop, { id: order._id })) as NonNullable<Awaited<ReturnType<typeof findOrder>>>,
    booking: (await findBooking(here.shop, { id: service._id })) as NonNullable<
      Awaited<ReturnType<typeof findBooking>>
    >,
    visit: found as NonNullable<typeof found>,
    product,
  };
}

/** For each kind of mail, what queues it. */
async function senders(): Promise<Record<string, () => Promise<unknown>>> {
  const { order, booking, visit, product } = await purchases();
  const to = { email: asha.email, locale: 'en' as const };
  const customer = (news: OrderNews) => () => write((one) => notifyCustomer(one, here.shop, news));
  const ofBooking = (news: BookingNews) => () => write((one) => notifyOfBooking(one, here.shop, news));
  const ofVisit = (news: VisitNews) => () => write((one) => notifyOfVisit(one, here.shop, news));
  const payer = (kind: 'payment-failed' | 'payment-sent-back') => async () => {
    const { rows } = await shop.sql.query('select payment_id as id from "order" union select payment_id from booking');
    for (const { id } of rows) {
      const payment = await findPayment(here.shop, { id });
      if (payment) await write((one) => notifyPayer(one, here.shop, payment, { kind, reason: 'declined' }));
    }
  };
  const alert = (kind: OwnerAlert['kind'], page: OwnerAlert['page'], values: OwnerAlert['values']) => () =>
    mail(alertMail(here.shop, { kind, page, values }));
  const notice = (kind: Parameters<typeof noticeMail>[0]) => () =>
    mail(noticeMail(kind, here.shop.settings, to, { tail: '3210', ways: 'Google' }));
  const [refund, reference, answer] = [10_000 as never, 'R1', 'As you wish'];
  const shipment = { carrier: 'Gati', tracking: '1', trackingUrl: '', lines: [{ position: 0, quantity: 1 }] };
  const [next] = booking.visits as [(typeof booking.visits)[number]];
  const advice = { dueOn: '2026-12-01', due: true, loss: { from: 5, to: 9 }, gapDays: 30 } as never;
  const person = { name: 'Asha Patel', email: asha.email, phone: '9876543210' };
  let [message, ticket] = ['', ''];
  return {
    'contact.shop': async () => {
      message = (await did(asha, 'POST', '/contact', { ...person, message: 'Do you deliver to Bhuj?' })).reference;
    },
    'contact.sender': async () => {}, // by the same form
    'contact.answered': () => did(admin, 'PUT', `/contact/${message}`, { state: 'answered', answer: 'Yes.' }),
    question: async () => {
      const asked = await did(asha, 'POST', `/products/${product._id}/questions`, { question: 'Is it loud at night?' });
      await did(admin, 'PUT', `/product-questions/${asked.data.id}`, { state: 'answered', answer });
    },
    'grievance.officer': async () => {
      const complaint = { ...person, topic: 'delivery', about: '', complaint: 'It came late, and nobody called.' };
      ({ ticket } = (await did(asha, 'POST', '/grievances', complaint)).data.grievance);
    },
    'grievance.acknowledged': async () => {}, // by the same form
    'grievance.review': () => did(admin, 'PUT', `/grievances/${ticket}`, { state: 'in-review', answer }),
    'grievance.resolved': () => did(admin, 'PUT', `/grievances/${ticket}`, { state: 'resolved', answer }),
    'orders.placed': customer({ kind: 'placed', order }),
    'orders.shipped': customer({ kind: 'shipped', order, shipment }),
    'orders.delivered': customer({ kind: 'delivered', order }),
    'orders.cancelled': customer({ kind: 'cancelled', order, refund, by: 'shop', unpaid: false }),
    'orders.refund-promised': customer({ kind: 'refund-promised', order, refund }),
    'orders.refund-processed': customer({ kind: 'refund-processed', order, refund }),
    'orders.refund-failed': customer({ kind: 'refund-failed', order, refund }),
    'orders.cashback': customer({ kind: 'cashback', order, refund }),
    'orders.return-requested': customer({ kind: 'return-requested', order, reference }),
    'orders.return-approved': customer({ kind: 'return-approved', order, reference, answer }),
    'orders.return-refused': customer({ kind: 'return-refused', order, reference, answer }),
    'orders.return-received': customer({ kind: 'return-received', order, reference, refund }),
    'payments.payment-failed': payer('payment-failed'),
    'payments.payment-sent-back': payer('payment-sent-back'),
    'payments.link': () =>
      did(admin, 'POST', '/payment-links', {
        name: asha.name,
        email: asha.email,
        address: ADDRESS,
        items: [{ _id: product._id, quantity: 1 }],
        note: '',
        amount: product.price * 100,
      }),
    'account.verify': async () => {}, // by signing up
    'account.changeEmail': () =>
      did(asha, 'POST', '/auth/change-email', { newEmail: `new.${asha.email}`, password: PASSWORD }),
    'account.reset': () => mail(resetMail(here.shop.settings, to, 'a-token')),
    'account.invitation': async () => {
      await mail(invitationMail(here.shop, to, 'a-token'));
      await mail(invitationMail(here.shop, to));
    },
    'account.code': () => mail(codeMail(to, '12345678')),
    'account.passwordChanged': notice('passwordChanged'),
    'account.emailAsked': notice('emailAsked'),
    'account.emailChanged': notice('emailChanged'),
    'account.erased': notice('erased'),
    'account.phoneAdded': notice('phoneAdded'),
    'account.phoneChanged': notice('phoneChanged'),
    'account.phoneRemoved': notice('phoneRemoved'),
    'account.googleAdded': notice('googleAdded'),
    'account.waysEnded': notice('waysEnded'),
    'account.secondFactorAdded': notice('secondFactorAdded'),
    'account.secondFactorRemoved': notice('secondFactorRemoved'),
    'account.secondFactorTaken': notice('secondFactorTaken'),
    'bookings.placed': ofBooking({ kind: 'placed', booking }),
    'bookings.confirmed': ofBooking({ kind: 'confirmed', booking }),
    'bookings.cancelled': ofBooking({ kind: 'cancelled', booking, refund, by: 'shop' }),
    'bookings.visit-booked': ofBooking({ kind: 'visit-booked', booking, visit: next }),
    'bookings.visit-moved': ofBooking({ kind: 'visit-moved', booking, visit: next, by: 'weather' }),
    'bookings.visit-cancelled': ofBooking({ kind: 'visit-cancelled', booking, visit: next }),
    'bookings.reassigned': ofBooking({ kind: 'reassigned', booking, visit: next }),
    'bookings.refund-processed': ofBooking({ kind: 'refund-processed', booking, refund }),
    'bookings.refund-failed': ofBooking({ kind: 'refund-failed', booking, refund }),
    'bookings.cashback': ofBooking({ kind: 'cashback', booking, refund }),
    backupLate: () => mail(lateMail(here.shop, { nightly: true, last: undefined, failed: undefined, late: true })),
    webhookSilent: () => mail(silentMail(here.shop, { name: 'Warehouse' })),
    figureEnds: async () => {
      const [figure] = (await listFigures(here.shop)).figures;
      if (figure) await mail(endMail(here.shop, figure, '2027-03-31', 7));
    },
    'ownerAlert.refund-failed': alert('refund-failed', 'payments', { count: 1 }),
    'ownerAlert.webhooks-silent': alert('webhooks-silent', 'payments', { hours: 2 }),
    'ownerAlert.mails-failing': alert('mails-failing', 'outbox', { count: 5 }),
    'ownerAlert.queue-late': alert('queue-late', 'health', { minutes: 20 }),
    'ownerAlert.disk-low': alert('disk-low', 'health', { share: 4 }),
    'visits.onTheWay': ofVisit({ kind: 'on-the-way', visit }),
    'visits.completed': ofVisit({ kind: 'completed', visit }),
    'visits.dayBefore': ofVisit({ kind: 'day-before', visit }),
    'visits.hoursBefore': ofVisit({ kind: 'hours-before', visit }),
    'visits.due': ofVisit({ kind: 'due', visit, advice }),
  };
}

/** Addresses of our own in a mail or SMS, without the token behind the `#`. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/(?:localhost|127\.0\.0\.1):\d+(\/[^\s"<#]*)/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  );

it('lead to a page or file of the shop, in every kind of mail and SMS', { timeout: 120_000 }, async () => {
  const all = await senders();
  expect(Object.keys(all).sort()).toEqual(kindsWithWords().sort());
  for (const send of Object.values(all)) await send();
  const { rows } = await shop.sql.query('select kind, channel, html, text from mail');
  // One that cannot be worded is left out, so each must have arrived.
  expect(new Set(rows.filter(({ channel }) => channel === 'mail').map(({ kind }) => kind)).size).toBe(
    kindsWithWords().length,
  );
  const links = new Map<string, string>();
  for (const { kind, html, text } of rows) for (const link of linksOf(`${html} ${text}`)) links.set(link, kind);
  const led = new Set<string | undefined>();
  for (const [link, kind] of links) {
    const { pathname } = new URL(link, 'http://shop.invalid');
    if (pathname.startsWith('/api/visits/')) led.add(pathname.split('/').at(-1));
    else led.add(findPage(decodeURIComponent(pathname))?.name);
    const { status } = await (FOR_OWNER.test(kind) ? admin : asha).ask('GET', link);
    expect([link, status], kind).toEqual([link, 200]);
  }
  expect([...led].sort()).toEqual([
    'admin',
    'bookService',
    'calendar.ics',
    'cart',
    'figures',
    'forgotPassword',
    'grievance',
    'health',
    'myServices',
    'order',
    'orders',
    'outbox',
    'pay',
    'payments',
    'product',
    'report.pdf',
    'resetPassword',
    'service',
    'verifyEmail',
    'visitAdvice',
    'webhooks',
  ]);
});
