import type { Browser, BrowserContext } from '@playwright/test';
import { PAGES } from '#src/kernel/page-table.ts';
import { hrefs } from '#src/wire/pages.ts';
import { pageStates } from '#tests/support/page-states.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import type { Sold } from '../demonstration.ts';

/** Somebody who walks through the shop, and which pages are shown to them. */
export type Walker = { who: string; cookies: Cookie[]; paths: string[] };
type Cookie = { name: string; value: string; url: string };

/** Everybody for whom a page looks different: new, a guest, customers with much and with nothing, the administrator. */
export async function walkers(shop: RunningServer, sold: Sold[]): Promise<Walker[]> {
  const cookie = (name: string, value: string): Cookie => ({ name, value, url: shop.url });
  const signedIn = (cookies: Map<string, string>) => [...cookies].map(([name, value]) => cookie(name, value));
  const [first, second] = sold;
  if (!first || !second) throw new Error('nobody bought anything');
  const { shopper } = first;
  const product = (await someGoods(shop))[3] ?? '';
  await shopper.call('POST', '/Firebaseuser/add-to-cart', {
    uid: shopper.uid,
    itemToAdd: { _id: product },
    inCart: false,
  });
  const nobody = shop.visitor();
  await nobody.signUp({ name: 'Kiran Rao', password: PASSWORD });
  const owner = shop.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const goods = sold.slice(0, 2).map(({ address }) => address);
  return [
    { who: 'new visitor', cookies: [], paths: [...pageStates('open'), '/no-such-page'] },
    { who: 'guest', cookies: [cookie('kiran_kind', 'guest')], paths: [...pageStates('public'), ...goods] },
    {
      who: 'customer',
      cookies: signedIn(shopper.cookies),
      paths: [
        '/',
        '/products',
        ...goods,
        ...pageStates('personal'),
        hrefs.placed(first.orderId),
        hrefs.order(first.orderId),
      ],
    },
    {
      who: 'customer after a visit',
      cookies: signedIn(second.shopper.cookies),
      paths: [hrefs.myServices(), hrefs.plants()],
    },
    { who: 'customer with nothing', cookies: signedIn(nobody.cookies), paths: pageStates('personal') },
    {
      who: 'administrator',
      cookies: signedIn(owner.cookies),
      paths: [
        ...pageStates('administrator').filter((path) => path !== PAGES.customer.path),
        hrefs.customer(second.shopper.uid),
        hrefs.manageProduct({ edit: product }),
        hrefs.orders,
        `${hrefs.orders}?view=board`,
        `${hrefs.orders}?open=${first.orderId}`,
        hrefs.order(first.orderId),
      ],
    },
  ];
}

async function someGoods(shop: RunningServer): Promise<string[]> {
  const { data } = (await shop.visitor().call('GET', '/products')).body;
  return data.products.filter(({ stock }: { stock: number }) => stock >= 5).map(({ _id }: { _id: string }) => _id);
}

/** A browser of this person's, in a language and at a width. */
export async function contextOf(
  browser: Browser,
  shop: RunningServer,
  { walker, language, width, dark }: { walker: Walker; language: string; width: number; dark: boolean },
): Promise<BrowserContext> {
  const phone = width < 600;
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    colorScheme: dark ? 'dark' : 'light',
    viewport: { width, height: phone ? 844 : 900 },
    isMobile: phone,
    hasTouch: phone,
  });
  await context.addCookies(walker.cookies);
  return context;
}
