import { expect, it } from 'vitest';
import { findPage } from '#src/kernel/page-table.ts';
import { isIndexable } from './indexable.ts';

const ask = (address: string, status = 200) => {
  const url = new URL(address, 'https://shop.example');
  return isIndexable({ query: url.searchParams, found: findPage(decodeURIComponent(url.pathname)) }, status);
};

it.each([
  '/',
  '/products',
  '/products?category=solar-panels&page=2',
  '/products?utm_source=x',
  '/productPage/prd_1',
  '/ServicePage/1',
  '/solar',
  '/solar/ev',
  '/solar/ev?utm_source=x',
  '/t&c',
  '/privacy',
])('lists %s', (address) => expect(ask(address)).toBe(true));

it.each([
  '/cart',
  '/user/favorites',
  '/account',
  '/orderManage',
  '/manageProduct',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/end-alert',
  '/account-deleted',
  '/google-done',
  '/offline',
  '/compare',
  '/datasheets/prd_1.pdf',
  '/cart/checkout-parts',
  '/pay',
  '/no-such-page',
  '/solar?step=bill&pin=380060',
  '/solar/ev?phase=1&load=5',
  '/products?q=panel',
  '/products?sort=revenue',
  '/products?category=solar-panels&brand=orvani',
])('does not list %s', (address) => expect(ask(address)).toBe(false));

it('lists no error page', () => {
  expect(ask('/productPage/prd_gone', 404)).toBe(false);
  expect(ask('/', 500)).toBe(false);
});
