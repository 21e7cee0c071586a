import type { Locale } from '#src/kernel/locales.ts';
import { MAIL_QUEUE, MOST_ATTEMPTS, WHATSAPP_QUEUE } from '#src/platform/mail/message.ts';
import { sendMessage } from '#src/platform/mail/send-message.ts';
import type { Post } from '#src/platform/mail/transport.ts';
import { BACKUP_QUEUE, backUpNightly } from '#src/shop/back-office/backup/back-up-nightly.ts';
import { checkBackups } from '#src/shop/back-office/backup/check-backups.ts';
import { alertOwner } from '#src/shop/back-office/health/alert-owner.ts';
import { deliverDue } from '#src/shop/back-office/webhooks/deliver-due.ts';
import { DELIVER_QUEUE, type EventData } from '#src/shop/back-office/webhooks/webhook.ts';
import { IMPORT_QUEUE } from '#src/shop/catalogue/import/check-import.ts';
import { runImport } from '#src/shop/catalogue/import/run-import.ts';
import { ENCODE_QUEUE } from '#src/shop/catalogue/pictures/add-picture.ts';
import { encodeAndPlace } from '#src/shop/catalogue/pictures/encode.ts';
import { fetchWanted } from '#src/shop/catalogue/pictures/fetch-wanted.ts';
import { publishPopularity } from '#src/shop/catalogue/products/publish-popularity.ts';
import { FETCH_QUEUE } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';
import { RESET_QUEUE, sendReset } from '#src/shop/customers/identity/reset-password.ts';
import { INVITE_QUEUE, sendInvitations } from '#src/shop/customers/moving-in/former-customers.ts';
import { PICTURES_QUEUE, type Pictures, removePictures } from '#src/shop/customers/privacy/remove-pictures.ts';
import { sendAlerts } from '#src/shop/engagement/alerts/send-alerts.ts';
import { sendReminders } from '#src/shop/sales/cart-reminders/send-reminders.ts';
import { payCashbacks } from '#src/shop/sales/checkout/pay-cashbacks.ts';
import { CLAIM_PHOTO_QUEUE, encodeClaimPhoto } from '#src/shop/sales/claims/claim-photos.ts';
import { countSales } from '#src/shop/sales/orders/count-sales.ts';
import { remindOfTransfers } from '#src/shop/sales/payments/bank-transfer/remind-of-transfers.ts';
import { expirePayments } from '#src/shop/sales/payments/expire-payments.ts';
import { createReconciler } from '#src/shop/sales/payments/reconcile-payments.ts';
import { chaseRefunds, sendRefund } from '#src/shop/sales/payments/send-refund.ts';
import { REFUND_QUEUE } from '#src/shop/sales/payments/start-refund.ts';
import { remindOfWarrantyEnds } from '#src/shop/sales/warranty/remind-of-ends.ts';
import { PHOTO_QUEUE } from '#src/shop/services/visits/add-photo.ts';
import { advise } from '#src/shop/services/visits/advise.ts';
import { encodePhoto } from '#src/shop/services/visits/encode-photo.ts';
import { remind } from '#src/shop/services/visits/remind.ts';
import { remindCustomers } from '#src/shop/solar/applications/remind-customers.ts';
import { remindOfEnds } from '#src/shop/solar/figures/remind-of-ends.ts';
import { checkPlants } from '#src/shop/solar/plants/check-plants.ts';
import { FILES_QUEUE, removeFiles } from '#src/shop/solar/plants/remove-files.ts';
import { registerRetention } from './retention.ts';
import type { Shop } from './shop.ts';

const EACH_MINUTE = '* * * * *';
const BACKUP_COMMAND = new URL('../commands/backup.ts', import.meta.url);
/** With ten minutes between the later ones, about six hours: longer than a bucket is usually away. */
const UNTIL_BUCKET_IS_BACK = 45;

/** All work outside requests: connects each queue to its use case. */
export function registerJobs(shop: Shop, post: Post, webhookData: EventData): void {
  const { jobs } = shop;
  // Tries of a killed worker count only for the queue, which must not give up before the message does.
  for (const queue of [MAIL_QUEUE, WHATSAPP_QUEUE])
    jobs.handle<{ id: string }>(queue, ({ id }) => sendMessage(shop, post, id), {
      retries: 2 * MOST_ATTEMPTS,
      atOnce: 4,
    });
  jobs.handle<{ email: string; locale: Locale }>(RESET_QUEUE, (ask) => sendReset(shop, ask), {
    atOnce: 2,
    personal: true,
  });
  jobs.handle<{ refundId: string }>(REFUND_QUEUE, ({ refundId }) => sendRefund(shop, refundId), {
    atOnce: 4,
  });
  jobs.handle('checkout.lapse', async () => void (await expirePayments(shop)), { every: EACH_MINUTE });
  const reconciler = createReconciler(shop);
  jobs.handle('checkout.reconcile', async () => void (await reconciler.run()), { every: EACH_MINUTE });
  jobs.handle('checkout.remind-of-transfers', async () => void (await remindOfTransfers(shop)), {
    every: '37 * * * *',
  });
  jobs.handle('checkout.cashbacks', async () => void (await payCashbacks(shop)), { every: '23 * * * *' });
  jobs.handle<{ id: string }>(IMPORT_QUEUE, ({ id }) => runImport(shop, id));
  jobs.handle(DELIVER_QUEUE, () => deliverDue(shop, webhookData), { every: EACH_MINUTE });
  jobs.handle(INVITE_QUEUE, () => sendInvitations(shop));
  jobs.handle('orders.count-sales', () => countSales(shop), { every: EACH_MINUTE });
  jobs.handle('catalogue.publish-popularity', () => publishPopularity(shop), { every: '*/10 * * * *' });
  jobs.handle<{ stem: string }>(ENCODE_QUEUE, ({ stem }) => encodeAndPlace(shop, stem), {
    retries: UNTIL_BUCKET_IS_BACK,
  });
  jobs.handle(FETCH_QUEUE, () => fetchWanted(shop), { every: EACH_MINUTE });
  // 02:40 in India.
  jobs.handle('plants.check', async () => void (await checkPlants(shop)), { every: '10 21 * * *' });
  jobs.handle('alerts.send', async () => void (await sendAlerts(shop)), { every: '*/5 * * * *' });
  jobs.handle('cart.remind', async () => void (await sendReminders(shop)), { every: '*/15 * * * *' });
  jobs.handle('visits.remind', async () => void (await remind(shop)), { every: '*/5 * * * *' });
  // 10:30 in India.
  jobs.handle('visits.advise', async () => void (await advise(shop)), { every: '0 5 * * *' });
  // 10:40 in India.
  jobs.handle('warranty.remind-of-ends', async () => void (await remindOfWarrantyEnds(shop)), { every: '10 5 * * *' });
  // 09:00 in India.
  jobs.handle('solar.remind-of-ends', () => remindOfEnds(shop), { every: '30 3 * * *' });
  // 02:40 in India.
  jobs.handle(BACKUP_QUEUE, () => backUpNightly(shop, BACKUP_COMMAND), { every: '10 21 * * *', hours: 6 });
  jobs.handle('backup.check', () => checkBackups(shop), { every: '53 * * * *' });
  jobs.handle('health.alert-owner', () => alertOwner(shop), { every: '*/5 * * * *' });
  jobs.handle<{ stem: string }>(PHOTO_QUEUE, ({ stem }) => encodePhoto(shop, stem), { retries: UNTIL_BUCKET_IS_BACK });
  jobs.handle<{ stem: string }>(CLAIM_PHOTO_QUEUE, ({ stem }) => encodeClaimPhoto(shop, stem), {
    retries: UNTIL_BUCKET_IS_BACK,
  });
  jobs.handle<Pictures>(PICTURES_QUEUE, (pictures) => removePictures(shop, pictures), {
    retries: UNTIL_BUCKET_IS_BACK,
  });
  jobs.handle<{ files: string[] }>(FILES_QUEUE, ({ files }) => removeFiles(shop, files), {
    retries: UNTIL_BUCKET_IS_BACK,
  });
  // 09:20 in India.
  jobs.handle('applications.remind', async () => void (await remindCustomers(shop)), { every: '50 3 * * *' });
  jobs.handle('payments.chase-refunds', () => chaseRefunds(shop), { every: '*/10 * * * *' });
  registerRetention(shop);
}
