import { describe, expect, it } from 'vitest';
import { readImports } from '#tests/architecture/read-imports.ts';
import { findBreaches } from '#tests/architecture/rules.ts';

// Each rule must be able to fail: one bad snippet and the good one closest to it.

const breaches = (path: string, text: string) => findBreaches([{ path, text }]).map(({ why }) => why);
const from = (target: string) => `import { x } from '${target}';\n`;
const typeFrom = (target: string) => `import type { X } from '${target}';\n`;

describe('reading imports', () => {
  it('finds every way to name a module', () => {
    const source = [
      `import a from 'one';`,
      `import { b,`,
      `  c } from "two";`,
      `import 'three';`,
      `export { d } from 'four';`,
      `export * from 'five';`,
      `const e = await import('six');`,
      `import type { F } from 'seven';`,
      `import { type G, type H } from 'eight';`,
      `import { type I, j } from 'nine';`,
      `import k, { type L } from 'ten';`,
      `import * as m from 'eleven';`,
    ].join('\n');
    const found = readImports(source);
    expect(found.map((one) => one.from)).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
    ]);
    expect(found.filter((one) => one.typeOnly).map((one) => one.from)).toEqual(['seven', 'eight']);
    expect(found[1]?.line).toBe(2);
  });

  it('is not misled by comments and strings', () => {
    const source = [
      `// import a from 'one';`,
      `/* import b from 'two';`,
      `import c from 'three'; */`,
      `const address = 'https://example.com'; // import d from 'four'`,
      `const text = "/* no comment";`,
      `import e from 'five';`,
      `const more = "*/";`,
      `const line = 'import words from a shop';`,
      'export const count = () => sql`select id from "six"`;',
    ].join('\n');
    expect(readImports(source).map((one) => one.from)).toEqual(['five']);
  });
});

describe('the layers', () => {
  it.each([
    ['src/platform/clock.ts', '#src/shop/engagement/cart/cart.ts'],
    ['src/shop/engagement/cart/cart.ts', '#src/wire/pages.ts'],
    ['src/shop/engagement/cart/cart.ts', '#src/api/api.ts'],
    ['src/wire/pages.ts', '#src/ssr/render.ts'],
    ['src/ssr/render.ts', '#src/api/api.ts'],
    ['src/api/api.ts', '#src/web/root.tsx'],
    ['src/ssr/render.ts', '#src/web/root.tsx'],
    ['src/sandbox/razorpay/pay.ts', '#src/shop/engagement/cart/cart.ts'],
    ['src/shop/engagement/cart/cart.ts', '#src/sandbox/razorpay/pay.ts'],
    ['src/shop/engagement/cart/cart.ts', '#src/main.ts'],
    ['src/shop/engagement/cart/cart.ts', '../../api/api.ts'],
    ['src/web/ui/card.tsx', '#src/shop/engagement/cart/show-cart.ts'],
    ['src/web/ui/card.tsx', '#src/platform/clock.ts'],
    ['src/web/root.tsx', '#src/ssr/page-context.ts'],
    ['src/shop/engagement/cart/cart.ts', '#tests/support/database.ts'],
    ['src/new-folder/thing.ts', '#src/kernel/money.ts'],
    ['src/app.ts', '#src/web/root.tsx'],
  ])('%s may not import %s', (path, target) => {
    expect(breaches(path, from(target))).toHaveLength(1);
    expect(breaches(path, typeFrom(target))).toHaveLength(1);
  });

  it.each([
    ['src/api/api.ts', '#src/ssr/page-context.ts'],
    ['src/api/api.ts', '#src/shop/engagement/cart/show-cart.ts'],
    ['src/wire/customers/user.ts', '#src/shop/engagement/cart/cart.ts'],
    ['src/web/storefront/home/page.server.ts', '#src/shop/engagement/cart/show-cart.ts'],
    ['src/web/storefront/home/page.server.ts', '#src/ssr/page-context.ts'],
    ['src/web/ui/card.tsx', '#src/wire/client/shopping.ts'],
    ['src/web/storefront/home/page.tsx', './page.server.ts'],
    ['src/web/storefront/home/page.tsx', './+types/page.ts'],
    ['src/start-shop.ts', '#src/shop/register-jobs.ts'],
    ['src/shop/engagement/cart/cart.test.ts', '#tests/support/database.ts'],
  ])('%s may import %s', (path, target) => {
    expect(breaches(path, from(target))).toEqual([]);
  });
});

describe('the areas of the shop', () => {
  it('import only earlier ones', () => {
    expect(
      breaches('src/shop/engagement/cart/show-cart.ts', from('#src/shop/catalogue/products/products/find-product.ts')),
    ).toEqual([]);
    expect(
      breaches('src/shop/catalogue/products/find-product.ts', from('#src/shop/engagement/cart/show-cart.ts')),
    ).toHaveLength(1);
    expect(breaches('src/shop/sales/orders/order.ts', typeFrom('#src/shop/sales/checkout/payment.ts'))).toHaveLength(1);
    expect(breaches('src/shop/unheard-of/area/thing.ts', from('#src/shop/engagement/cart/show-cart.ts'))).toHaveLength(
      1,
    );
  });

  it('keep their stores private', () => {
    expect(breaches('src/shop/engagement/cart/show-cart.ts', from('#src/shop/engagement/cart/cart.store.ts'))).toEqual(
      [],
    );
    expect(breaches('src/shop/sales/checkout/settle.ts', from('#src/shop/engagement/cart/cart.store.ts'))).toHaveLength(
      1,
    );
    expect(breaches('src/api/customers/users.ts', from('#src/shop/engagement/cart/cart.store.ts'))).toHaveLength(1);
    expect(breaches('src/start-shop.ts', from('#src/shop/engagement/cart/cart.store.ts'))).toHaveLength(1);
  });

  it('know the whole shop only as a type', () => {
    expect(breaches('src/shop/engagement/cart/show-cart.ts', typeFrom('#src/shop/shop.ts'))).toEqual([]);
    expect(breaches('src/shop/engagement/cart/show-cart.ts', from('#src/shop/shop.ts'))).toHaveLength(1);
    expect(breaches('src/shop/engagement/cart/show-cart.ts', from('#src/shop/register-jobs.ts'))).toHaveLength(1);
  });
});

describe('code in the browser', () => {
  it('imports only types from the wire’s codecs', () => {
    expect(breaches('src/web/ui/card.tsx', from('#src/wire/catalogue/product.ts'))).toHaveLength(1);
    expect(breaches('src/web/ui/card.tsx', typeFrom('#src/wire/catalogue/product.ts'))).toEqual([]);
    expect(breaches('src/wire/client/call.ts', from('#src/wire/fault.ts'))).toHaveLength(1);
    expect(breaches('src/wire/client/call.ts', from('#src/platform/clock.ts'))).toHaveLength(1);
  });

  it('imports a *.server.ts only from its route', () => {
    expect(breaches('src/web/ui/card.tsx', from('../product-tile.server.ts'))).toHaveLength(1);
  });
});

describe('the folders of web/', () => {
  it('have layers', () => {
    expect(breaches('src/web/ui/card.tsx', from('#src/web/features/cart/cart-line.tsx'))).toHaveLength(1);
    expect(breaches('src/web/features/cart/cart-line.tsx', from('#src/web/ui/card.tsx'))).toEqual([]);
    expect(breaches('src/web/features/cart/cart-line.tsx', from('#src/web/layout/header.tsx'))).toHaveLength(1);
    expect(breaches('src/web/attic/card.tsx', from('#src/web/ui/card.tsx'))).toHaveLength(1);
    expect(breaches('src/web/ui/card.tsx', from('#src/web/root.tsx'))).toHaveLength(1);
  });

  it('keep pages separate', () => {
    expect(
      breaches('src/web/storefront/home/page.tsx', from('#src/web/storefront/cart/summary-panel.tsx')),
    ).toHaveLength(1);
    expect(breaches('src/web/storefront/home/page.tsx', from('#src/web/account/order/page.tsx'))).toHaveLength(1);
    expect(breaches('src/web/storefront/home/page.tsx', from('./hero.tsx'))).toEqual([]);
  });
});

describe('libraries', () => {
  it('are imported only in their own places', () => {
    expect(breaches('src/platform/queue/jobs.ts', from('pg-boss'))).toEqual([]);
    expect(breaches('src/shop/sales/orders/place-order.ts', from('pg-boss'))).toHaveLength(1);
    expect(breaches('src/shop/sales/orders/place-order.ts', from('kysely'))).toHaveLength(1);
    expect(breaches('src/shop/sales/orders/order.store.ts', from('kysely'))).toEqual([]);
    expect(breaches('src/web/root.tsx', from('hono/cookie'))).toHaveLength(1);
    expect(breaches('src/kernel/money.ts', from('left-pad'))).toHaveLength(1);
    expect(breaches('src/kernel/money.ts', from('node:fs'))).toEqual([]);
  });
});

describe('conventions', () => {
  it('allow no printing past the log', () => {
    expect(breaches('src/shop/engagement/cart/cart.ts', "console.log('x');")).toEqual([
      'prints by the console: the log is one form',
    ]);
    expect(breaches('src/shop/engagement/cart/cart.test.ts', "console.log('x');")).toEqual([]);
    expect(breaches('src/platform/log/capture-output.ts', 'console.log = write;')).toEqual([]);
  });

  it('refuse a page with a table of its own', () => {
    const table = 'export const Lines = () => <table className="w-full" />;';
    expect(breaches('src/web/account/orders/order-lines.tsx', table)).toEqual([
      'draws a table of its own: use Table or FactTable of web/ui',
    ]);
    expect(breaches('src/web/ui/table.tsx', table)).toEqual([]);
    expect(breaches('src/web/account/orders/order-lines.tsx', 'export const Lines = () => <Table />;')).toEqual([]);
  });

  it('keep misspelt words in wire/', () => {
    expect(breaches('src/web/ui/card.tsx', 'const a = product.tital;')).toHaveLength(1);
    expect(breaches('src/api/customers/users.ts', "const path = '/Firebaseuser/add-to-cart';")).toHaveLength(1);
    expect(breaches('src/web/storefront/home/page.server.ts', "const a = 'Flash Delas';")).toHaveLength(1);
    expect(breaches('src/wire/catalogue/product.ts', 'const a = { tital: 1 };')).toEqual([]);
    expect(breaches('src/web/messages/en-x-spec/home.json', '{"deals":"Flash Delas"}')).toEqual([]);
    expect(breaches('src/shop/catalogue/products/product.ts', "const a = 'Flash Delas';")).toEqual([]);
    expect(breaches('src/shop/catalogue/products/product.ts', 'const lendMarck = 1;')).toHaveLength(1);
    expect(breaches('src/kernel/money.ts', '// shopper, Shopfront, title')).toEqual([]);
  });

  it('refuse catch-all folders, barrels, odd names and endless files', () => {
    expect(breaches('src/platform/utils/text.ts', '')).toHaveLength(1);
    expect(breaches('src/shop/engagement/cart/helpers.ts', '')).toHaveLength(1);
    expect(breaches('src/shop/engagement/cart/index.ts', '')).toHaveLength(1);
    expect(breaches('src/shop/engagement/cart/ShowCart.ts', '')).toHaveLength(1);
    expect(breaches('src/kernel/money.ts', '\n'.repeat(249))).toEqual([]);
    expect(breaches('src/kernel/money.ts', '\n'.repeat(250))).toHaveLength(1);
  });
});
