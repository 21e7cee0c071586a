import { setTimeout as pause } from 'node:timers/promises';
import { receipt, type Shopper } from '#tests/support/running-shop.ts';
import type { Answer } from '#tests/support/visitor.ts';

/** One request. `status` is 0 if the connection failed. */
export type Asked = { what: string; at: number; ms: number; status: number; retryAfter: boolean; text: string };
/** An order that a customer was told is theirs. `from` is when the customer began to pay. */
export type Sold = { id: string; paise: number; from: number; at: number };

export type Traffic = {
  asked: Asked[];
  sold: Sold[];
  stop(): Promise<void>;
};

const PRICE = 1249;
/** Milliseconds between two tries, and between two pages that a reader looks at. */
const AGAIN = 200;

/** Customers who buy one order after the other, and readers of pages, at each of these instances until they are stopped. */
export function makeTraffic(shoppers: Shopper[], productId: string, urls: string[]): Traffic {
  const asked: Asked[] = [];
  const sold: Sold[] = [];
  let going = true;

  const watched = async (what: string, ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    const at = Date.now();
    const began = performance.now();
    const note = (status: number, retryAfter: boolean, text: string) =>
      asked.push({ what, at, ms: performance.now() - began, status, retryAfter, text: text.slice(0, 300) });
    try {
      const answer = await ask();
      note(answer.status, answer.headers.has('retry-after'), answer.text);
      return answer;
    } catch (error) {
      note(0, false, String((error as Error).cause ?? error));
      return undefined;
    }
  };
  /** Until it has an answer other than 503, as a browser does by hand. */
  const patiently = async (what: string, ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    for (;;) {
      const answer = await watched(what, ask);
      if (!going || (answer && answer.status !== 503)) return answer;
      await pause(AGAIN);
    }
  };

  const shop = async (shopper: Shopper, at: number) => {
    for (let round = 0; going; round++) {
      const from = Date.now();
      const quantity = 1 + ((at + round) % 3);
      const paise = quantity * PRICE * 100;
      const order = { amount: paise, currency: 'INR', receipt: receipt(), items: [{ _id: productId, quantity }] };
      const opened = await watched('open payment', () => shopper.call('POST', '/razorpay', order));
      if (opened?.status !== 201) {
        await pause(AGAIN);
        continue;
      }
      const pay = { order_id: opened.body.id, method: 'card', outcome: 'success', webhook: false };
      const paid = await watched('pay', () => shopper.ask('POST', '/sandbox/razorpay/pay', pay));
      if (paid?.status !== 200) continue; // whether money moved is the reconciler's business
      const proven = await patiently('prove', () => shopper.call('POST', '/razorpay/validate', paid.body));
      if (proven?.status === 200) sold.push({ id: proven.body.data.order._id, paise, from, at: Date.now() });
    }
  };
  const read = async (url: string) => {
    for (let round = 0; going; round++) {
      const get = (path: string) => async () => {
        const answer = await fetch(url + path, { headers: { cookie: 'kiran_kind=guest' }, redirect: 'manual' });
        return { status: answer.status, headers: answer.headers, text: await answer.text(), body: undefined };
      };
      await watched('cached page', get(round % 2 ? '/' : '/products'));
      if (round % 5 === 0) await watched('new page', get(`/products?q=lamp${url.slice(-5)}x${round}`));
      await pause(AGAIN / 2);
    }
  };
  const all = Promise.all([...shoppers.map(shop), ...urls.map(read)]);
  return {
    asked,
    sold,
    async stop() {
      going = false;
      await all;
    },
  };
}

export const productForTraffic = { name: 'Panel of the drill', price: PRICE, stock: 100_000, addTo: 'Shope' };
