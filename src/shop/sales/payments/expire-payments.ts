import { waitsForDays } from '#src/kernel/payment-method.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact } from '#src/platform/database/transact.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { releaseCampaign } from '#src/shop/sales/promotions/use-campaign.ts';
import type { Shop } from '#src/shop/shop.ts';
import { notifyOfTransfer } from './bank-transfer/notify-of-transfer.ts';
import { dueForExpiry, movePayment } from './payment.store.ts';
import { HOLDING } from './payment.ts';
import { purchasableOf } from './purchasable.ts';

/** Releases what expired payments hold. Money that comes later still becomes an order or booking if the goods or slot are available. */
export async function expirePayments(shop: Shop): Promise<number> {
  const at = shop.clock.now();
  let lapsed = 0;
  for (const payment of await dueForExpiry(shop.db, at, 200)) {
    await transact(shop, async (write) => {
      if (
        !(await movePayment(write.trx, payment.id, HOLDING, {
          state: payment.providerOrderId ? 'lapsed' : 'abandoned',
        }))
      )
        return;
      write.expire(live('payments'));
      await releaseCampaign(write, payment.id);
      await purchasableOf(shop, payment).release(write, payment.id, at);
      if (waitsForDays(payment.method) && payment.providerOrderId)
        await notifyOfTransfer(write, shop, payment, 'released');
      checkpoint('payment.lapsing');
      lapsed += 1;
    });
  }
  return lapsed;
}
