import { pageStates } from '#tests/support/page-states.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { buy, customer } from './order-people.ts';
import { asGuest, expect, open, putInCart, signIn, someProduct, test } from './shopping.ts';

// Every page, from the page table (a technician's are visited in technician.spec.ts): at 360 px, at 200 % zoom (a 1440 px screen shows 720 of them), and at full width.

const VIEWS = {
  phone: [
    { width: 360, height: 760 },
    { width: 720, height: 450 },
  ],
  desktop: [{ width: 1440, height: 900 }],
};

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

  test('to a new visitor', ({ page }) => walk(page, [...pageStates('open'), '/no-such-page']));

  test('to a guest', async ({ page }) => {
    await asGuest(page);
    await walk(page, [...pageStates('public'), (await someProduct(page)).url]);
  });

  test('to a customer', async ({ page }) => {
    const { uid } = await customer(page);
    const { _id } = await someProduct(page, 5);
    const order = await buy(page, [{ _id, quantity: 1 }]);
    await putInCart(page, uid, _id);
    await walk(page, ['/', ...pageStates('personal'), `/order/${order._id}`]);
  });

  test('to the administrator', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'its tables have their own layout on the phone; once is enough');
    await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const paths = pageStates('administrator');
    expect(paths.length).toBeGreaterThan(20);
    await walk(page, paths);
  });
});
