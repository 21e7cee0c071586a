import { Agent, request } from 'node:http';
import { receipt, type Shopper } from '#tests/support/running-shop.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export type Goods = { _id: string; price: number };

/** A whole checkout: opens the payment, pays at `provider`, proves it. */
export async function placeOrder(url: string, shopper: Shopper, goods: Goods, provider = `${url}/sandbox/razorpay`) {
  const items = [{ _id: goods._id, quantity: 1 }];
  const order = { amount: Math.round(goods.price * 100), currency: 'INR', receipt: receipt(), items };
  const opened = await post(url, '/api/razorpay', shopper, order);
  const payment = { order_id: opened['id'], method: 'card', outcome: 'success', webhook: false };
  const paid = await post(provider, '/pay', shopper, payment);
  await post(url, '/api/razorpay/validate', shopper, paid);
}

export const turnHeart = (url: string, shopper: Shopper, goods: Goods, isFavorite: boolean) =>
  post(url, '/api/Firebaseuser/add-to-favorites', shopper, {
    uid: shopper.uid,
    itemToAdd: { _id: goods._id },
    isFavorite,
  });

export const rate = (url: string, shopper: Shopper, goods: Goods, selectedRating: number) =>
  post(url, '/api/Firebaseuser/rate-media', shopper, {
    uid: shopper.uid,
    itemToAdd: { _id: goods._id, selectedRating },
  });

/** One POST as a browser sends it. Throws if the answer is no success. */
function post(base: string, path: string, shopper: Shopper, body: object): Promise<Record<string, unknown>> {
  const text = JSON.stringify(body);
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    cookie,
    origin: new URL(base).origin,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const sent = request(base + path, { method: 'POST', agent, headers }, (answer) => {
      let all = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (all += piece));
      answer
        .on('error', reject)
        .on('end', () =>
          (answer.statusCode ?? 500) < 300
            ? resolve(JSON.parse(all || '{}'))
            : reject(new Error(`${path} answered ${answer.statusCode}: ${all}`)),
        );
    });
    sent.on('error', reject).end(text);
  });
}
