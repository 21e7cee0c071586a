import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '#tests/support/rounds.ts';
import { manyShoppers, openPayment, type Paid, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

const PRICE = 900;
const PEOPLE = 40;
const GUEST = { headers: { cookie: 'kiran_kind=guest' } };
/** Few enough that the page cache holds all of them after a while: from then on memory must not grow. */
const SEARCHES = 60;

export type Traffic = { done: Map<string, number>; stop(): Promise<void> };

/**
 * A quiet day's mixture, ten requests a second: mostly pages, some searches, carts, calls of the workspace, sign-ins, and an order now and then,
 * some of which are cancelled. `done` counts the answers by kind and status.
 */
export async function makeTraffic(shop: RunningShop): Promise<Traffic> {
  const product = await shop.product({ price: PRICE, stock: 1_000_000 });
  const [people, owner, guest] = [await manyShoppers(shop, PEOPLE), await shop.admin(), shop.visitor()];
  const known = await shop.shopper();
  const random = seeded(7);
  const done = new Map<string, number>();
  const ask = async (kind: string, visitor: Visitor, ...given: Parameters<Visitor['ask']>) => {
    const answer = await visitor.ask(...given);
    const name = `${kind} ${answer.status}`;
    done.set(name, (done.get(name) ?? 0) + 1);
    return answer;
  };
  const page = (path: string) => ask('page', guest, 'GET', path, undefined, GUEST);
  const someone = () => random.pick(people) as Shopper;

  const order = async (): Promise<void> => {
    const shopper = someone();
    const opened = await openPayment(shopper, [{ _id: product._id, quantity: 1, price: PRICE }]);
    done.set(`payment ${opened.status}`, (done.get(`payment ${opened.status}`) ?? 0) + 1);
    if (opened.status !== 201) return;
    const paid = (await shop.pay(opened.body.id, { webhook: random.chance(0.5) ? 'first' : false })).body as Paid;
    const proven = await ask('order', shopper, 'POST', '/api/razorpay/validate', paid);
    const id = proven.body?.data?.order?._id;
    if (id && random.chance(0.2)) await ask('cancel', shopper, 'PUT', `/api/order/${id}`, { orderStatus: 'cancel' });
  };
  const ACTIONS: [weight: number, action: () => Promise<unknown>][] = [
    [40, () => page(random.pick(['/', '/products', '/faq', `/productPage/${product._id}`, '/ServicePage/1']))],
    [10, () => page(`/products?q=${random.pick(['solar', 'lamp', 'pump'])}+${random.below(SEARCHES / 3)}`)],
    [10, () => ask('call', guest, 'GET', `/api/products?limit=5&page=${1 + random.below(5)}`)],
    [8, () => ask('personal', someone(), 'GET', '/orderManage')],
    [8, () => ask('cart', someone(), 'GET', '/cart')],
    [5, () => ask('workspace', owner, 'GET', '/manageProduct')],
    [3, () => ask('workspace', owner, 'GET', '/api/order?limit=20')],
    [4, order],
    [
      1,
      () =>
        ask('sign-in', shop.visitor(), 'POST', '/api/auth/sign-in/email', { email: known.email, password: PASSWORD }),
    ],
    [1, () => ask('edit', owner, 'PUT', `/api/products/${product._id}`, { price: PRICE })],
  ];
  const bag = ACTIONS.flatMap(([weight, action]) => Array<() => Promise<unknown>>(weight).fill(action));

  let going = true;
  const walk = async () => {
    while (going) {
      const began = performance.now();
      await random
        .pick(bag)()
        .catch((error: Error) => {
          const name = `no answer: ${error.message}`;
          done.set(name, (done.get(name) ?? 0) + 1);
        });
      await pause(Math.max(0, 400 - (performance.now() - began)));
    }
  };
  const walks = Array.from({ length: 4 }, walk);
  return {
    done,
    async stop() {
      going = false;
      await Promise.all(walks);
    },
  };
}
