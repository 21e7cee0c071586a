import { describe, expect, it } from 'vitest';
import { readSettings } from '#src/shop/settings.ts';
import { accessRedirect, cacheKey, innerAddress, isShared, readTarget } from './target.ts';

const target = (path: string, cookie = '', env: Record<string, string> = {}, language = '') =>
  readTarget({ target: path, cookie: cookie || null, acceptLanguage: language || null }, readSettings(env), ROUTES);
const ROUTES = new Map([['/products', ['root', 'layout/shell', 'routes/products']]]);
const GUEST = 'kiran_kind=guest';
const CUSTOMER = 'kiran_kind=customer';

describe('the gate', () => {
  it('redirects a stranger to /signup and remembers the page', () => {
    expect(accessRedirect(target('/products?category=solar-pumps'))).toBe(
      '/signup?from=%2Fproducts%3Fcategory%3Dsolar-pumps',
    );
    expect(accessRedirect(target('/products.data?category=solar-pumps'))).toBe(
      '/signup?from=%2Fproducts%3Fcategory%3Dsolar-pumps',
    );
    for (const open of ['/signup', '/t&c', '/t%26c', '/nothing-here'])
      expect(accessRedirect(target(open))).toBeUndefined();
  });
  it('shows a guest public pages and no personal one', () => {
    expect(accessRedirect(target('/', GUEST))).toBeUndefined();
    expect(accessRedirect(target('/cart', GUEST))).toBe('/signup?from=%2Fcart');
    expect(accessRedirect(target('/admin/gst', GUEST))).toBe('/signup?from=%2Fadmin%2Fgst&face=sign-in');
    expect(accessRedirect(target('/technician', ''))).toBe('/signup?from=%2Ftechnician&face=sign-in');
    expect(accessRedirect(target('/cart', CUSTOMER))).toBeUndefined();
    expect(accessRedirect(target('/', '', { GUEST_ACCESS: 'open' }))).toBeUndefined();
    expect(accessRedirect(target('/', 'kiran_kind=emperor'))).toBeDefined();
  });
});

describe('the page cache', () => {
  const key = (...args: Parameters<typeof target>) => cacheKey(target(...args), 'http://shop.example');
  it('uses one key for what shows the same, whatever else the address says', () => {
    expect(key('/products?utm_source=x&category=a', GUEST)).toBe(key('/products?category=a&other=1', GUEST));
    expect(key('/products?page=2&category=a', GUEST)).toBe(key('/products?category=a&page=2', GUEST));
    expect(key('/?x=1', GUEST)).toBe(key('/', GUEST));
    expect(key('/products/', GUEST)).toBe(key('/products', GUEST));
  });
  it('uses one key for every address without a page', () => {
    for (const address of [
      '/nothing',
      '/wp-admin/setup.php?x=1',
      '/productPage/a%23b',
      '//evil.example/products',
      '/../etc',
      '*',
    ])
      expect(key(address, GUEST), address).toBe(key('/unknown', GUEST));
    expect(accessRedirect(target('//evil.example/products'))).toBeUndefined();
    expect(innerAddress(target('//evil.example/products'), 'http://a.example', true).href).toBe(
      'http://a.example/unknown',
    );
  });
  it('takes from the loaders that a browser asks for only the page’s own', () => {
    const data = (loaders: string) => key(`/products.data?_routes=${loaders}`, GUEST);
    expect(data('routes/products,root')).toBe(data('root,routes/products,routes/products,routes/cart'));
    expect(data('routes/products')).not.toBe(data('root'));
    expect(data('anything')).toBe(key('/products.data', GUEST));
    expect(
      innerAddress(target('/products.data?_routes=x,routes/products', GUEST), 'http://a.example', true).search,
    ).toBe('?_routes=routes%2Fproducts');
  });
  it('uses another key for another kind of visitor, language or origin, and for data', () => {
    const keys = [
      key('/', GUEST),
      key('/', CUSTOMER),
      key('/', GUEST, { LOCALE: 'en-x-spec' }),
      key('/_.data', GUEST),
      cacheKey(target('/', GUEST), 'http://other.example'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
  it('shares no administrator’s page, which may show drafts, and nothing personal', () => {
    expect(isShared(target('/productPage/x', GUEST))).toBe(true);
    expect(isShared(target('/productPage/x', 'kiran_kind=administrator'))).toBe(false);
    expect(isShared(target('/cart', CUSTOMER))).toBe(false);
  });
});

describe('a hostile address', () => {
  it('reaches no loader with control characters', () => {
    expect(innerAddress(target('/productPage/%00', GUEST), 'http://a.example', true).pathname).toBe('/unknown');
    expect(innerAddress(target('/products?category=%00x', GUEST), 'http://a.example', true).search).toBe('?category=x');
    expect(innerAddress(target('/orderManage?page=%001', CUSTOMER), 'http://a.example', false).search).toBe('?page=1');
  });
});

describe('the language', () => {
  it('is the address’s, else the cookie’s, else the browser’s, else the shop’s', () => {
    expect(target('/?lang=en-x-spec', 'kiran_lang=en').visitor.locale).toBe('en-x-spec');
    expect(target('/', 'kiran_lang=en-x-spec', {}, 'en').visitor.locale).toBe('en-x-spec');
    expect(target('/', '', { LOCALE: 'en-x-spec' }, 'en-GB,en;q=0.9').visitor.locale).toBe('en-x-spec');
    expect(target('/', '', {}, 'fr').visitor.locale).toBe('en');
    expect(target('/', '', {}, 'gu-IN,gu;q=0.9,en;q=0.8').visitor.locale).toBe('gu');
    expect(target('/?lang=hi', 'kiran_lang=gu').visitor.locale).toBe('hi');
    expect(target('/?lang=xx').visitor.locale).toBe('en');
  });
});
