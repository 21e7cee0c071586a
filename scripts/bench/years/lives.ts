import { book } from '#tests/support/bookings.ts';
import { addAddress, buy, openPayment, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

const SHOPPERS = 12;
/** What becomes of each shopper's orders, one after the other: three of four arrive, as in a shop that sells well. */
const FATES = ['arrives', 'arrives', 'returned', 'arrives', 'cancelled', 'arrives', 'arrives', 'arrives'] as const;
const ORDERS_EACH = 4;

/** Lives through the days of some customers, by the calls that a browser makes, so that the copies are made of rows as the shop writes them. */
export async function liveThrough(shop: RunningShop): Promise<{ orders: number; bookings: number }> {
  const admin = await shop.admin();
  const products = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      shop.product({ name: `Panel ${at}`, price: 2400 + 100 * at, stock: 100_000, hsn: '85414300' }),
    ),
  );
  let orders = 0;
  let bookings = 0;
  for (let at = 0; at < SHOPPERS; at++) {
    const shopper = await shop.shopper(`Shopper ${at}`);
    await addAddress(shopper);
    const items = [products[at % 8] as Body, products[(at + 3) % 8] as Body].map(({ _id, price }, line) => ({
      _id,
      price,
      quantity: 1 + ((at + line) % 3),
    }));
    await openPayment(shopper, items); // not paid: the next one takes its place
    for (let one = 0; one < ORDERS_EACH; one++) {
      await happen(shop, admin, shopper, items, FATES[(at * ORDERS_EACH + one) % FATES.length] ?? 'arrives');
      orders += 1;
    }
    if (at % 3 === 0) {
      await book(shop, shopper);
      bookings += 1;
    }
  }
  await shop.sql.query(
    "update visit set state = 'completed', on_the_way_at = starts_at, started_at = starts_at, completed_at = ends_at",
  );
  await shop.sql.query("update booking set state = 'completed', completed_at = updated_at");
  return { orders, bookings };
}

async function happen(
  shop: RunningShop,
  admin: Shopper,
  shopper: Shopper,
  items: { _id: string; quantity: number; price: number }[],
  fate: (typeof FATES)[number],
): Promise<void> {
  const { order } = await buy(shop, shopper, items);
  if (fate === 'cancelled') {
    await good(shopper.call('PUT', `/order/${order['_id']}`, { orderStatus: 'cancel' }));
    return;
  }
  const sent = await good(
    admin.call('POST', `/order/${order['_id']}/shipments`, {
      carrier: 'Gati',
      tracking: 'GT1',
      withoutSerials: 'made up',
    }),
  );
  const shipment = sent.body.data.shipment.id;
  await good(admin.call('PUT', `/order/${order['_id']}/shipments/${shipment}`, { state: 'delivered' }));
  if (fate === 'arrives') return;
  const asked = await good(
    shopper.call('POST', `/order/${order['_id']}/returns`, {
      lines: [{ position: 0, quantity: 1 }],
      reason: 'defective',
      note: 'No light',
    }),
  );
  await good(admin.call('PUT', `/returns/${asked.body.data.return.id}`, { state: 'approved' }));
}

async function good(call: ReturnType<Shopper['call']>) {
  const answer = await call;
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.text}`);
  return answer;
}
