import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Shop } from '#src/shop/shop.ts';
import { lockPayment, movePayment } from '../payment.store.ts';
import { notifyOfTransfer } from './notify-of-transfer.ts';
import { selectUnreminded } from './transfer.store.ts';

/** Reminds customers whose transfer is still missing a day before their goods are released (a job), once. Answers how many. */
export async function remindOfTransfers(shop: Shop): Promise<number> {
  const now = shop.clock.now();
  const due = await selectUnreminded(shop.db, { now, before: new Date(now.getTime() + DAY_MS) });
  let reminded = 0;
  for (const { id } of due)
    await transact(shop, async (write) => {
      const payment = await lockPayment(write.trx, { id });
      if (payment?.state !== 'open') return;
      await movePayment(write.trx, id, ['open'], { remindedAt: now });
      await notifyOfTransfer(write, shop, payment, 'reminder');
      reminded += 1;
    });
  return reminded;
}
