import { PAGES, type PageName } from '#src/kernel/page-table.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { buy, customer } from './order-people.ts';
import { asGuest, expect, open, putInCart, signIn, someProduct, test } from './shopping.ts';

// Every page, from the page table: at 360 px, at 200 % zoom (a 1440 px screen shows 720 of them), and at full width.

const VIEWS = {
  phone: [
    { width: 360, height: 760 },
    { width: 720, height: 450 },
  ],
  desktop: [{ width: 1440, height: 900 }],
};

/** Places that the table gives as a pattern, or that have more than one state. A technician's pages are visited in technician.spec.ts. */
const PLACES: Partial<Record<PageName, string[]>> = {
  products: ['/products', '/products?category=solar-panels', '/products?category=nothing-of-the-kind'],
  services: ['/ServicePage/1'],
  service: ['/Service/1'],
  signUp: ['/signup', '/signup?face=sign-in'],
  resetPassword: ['/reset-password#token=none'],
  verifyEmail: ['/verify-email#token=none'],
  pay: ['/pay#token=unknown'],
  userList: ['/user/favorites', '/user/cart', '/user/ratings'],
  bookService: ['/ServiceBookPage?plan=1'],
  solar: ['/solar', '/solar?step=bill&pin=380060', '/solar?step=plan&pin=380060&discom=ugvcl&bill=3200&roof=2'],
  solarPlan: ['/solar/plan?pin=380060&discom=ugvcl&bill=3200&roof=60', '/solar/plan?pin=380060&discom=ugvcl&bill=300'],
  solarFit: ['/solar/fit', '/solar/fit?kit=ruvanta-3kw-dcr-on-grid-rooftop-kit', '/solar/fit?panels=0&phase=1'],
  solarEv: ['/solar/ev', '/solar/ev?phase=1&load=5&peak=3&run=30&kwh=30', '/solar/ev?phase=1'],
  solarWater: ['/solar/water', '/solar/water?people=4&hard=yes', '/solar/water?people=x&hard=yes'],
  solarPump: [
    '/solar/pump',
    '/solar/pump?pin=380060&level=24&drawdown=3&tank=4&pipe=60&bore=50&litres=15000',
    '/solar/pump?pin=1&level=24',
  ],
  solarBackup: ['/solar/backup', '/solar/backup?fans=2&lights=5&hours=4', '/solar/backup?hours=4'],
  datasheet: [], // a PDF
  googleDone: [], // closes itself
};

const places = (...access: string[]) =>
  Object.entries(PAGES).flatMap(([name, page]) =>
    access.includes(page.access) ? (PLACES[name as PageName] ?? (page.path.includes(':') ? [] : [page.path])) : [],
  );

async function walk(page: Parameters<typeof open>[0], paths: string[]) {
  const views = VIEWS[test.info().project.name as keyof typeof VIEWS];
  for (const path of paths) {
    await test.step(path, async () => {
      for (const [at, view] of views.entries()) {
        await page.setViewportSize(view);
        if (at === 0) await open(page, path);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, { about: `${path} at ${view.width} px` });
      }
    });
  }
}

test.describe('every page is accessible', () => {
  test.describe.configure({ mode: 'parallel' });
  test.beforeEach(() => test.slow());

  test('to a new visitor', ({ page }) => walk(page, [...places('open'), '/no-such-page']));

  test('to a guest', async ({ page }) => {
    await asGuest(page);
    await walk(page, [...places('public'), (await someProduct(page)).url]);
  });

  test('to a customer', async ({ page }) => {
    const { uid } = await customer(page);
    const { _id } = await someProduct(page, 5);
    const order = await buy(page, [{ _id, quantity: 1 }]);
    await putInCart(page, uid, _id);
    await walk(page, ['/', ...places('personal'), `/order/${order._id}`]);
  });

  test('to the administrator', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'its tables have their own layout on the phone; once is enough');
    await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const paths = places('administrator');
    expect(paths.length).toBeGreaterThan(20);
    await walk(page, paths);
  });
});
