import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTE_CLASSES, routeClass } from './route-class.ts';

describe('the class of an address', () => {
  it.each([
    ['/', 'page'],
    ['/productPage/prd_1?lang=hi', 'page'],
    ['/no-such-page', 'page'],
    ['/products.data?_routes=x', 'data'],
    ['/_.data', 'data'],
    ['/?q=solar.data', 'page'],
    ['/admin', 'workspace'],
    ['/manageProduct?q=x', 'workspace'],
    ['/admin/health.data', 'data'],
    ['/api/products', 'api'],
    ['/api/razorpay', 'checkout'],
    ['/api/razorpay/validate', 'checkout'],
    ['/api/razorpay/webhook', 'webhook'],
    ['/api/admin/events', 'events'],
    ['/assets/root-abc.js', 'asset'],
    ['/media/p-1-640.avif', 'picture'],
    ['/healthz', 'probe'],
    ['/metrics', 'probe'],
    ['/sandbox/razorpay/pay', 'sandbox'],
    ['/robots.txt', 'other'],
  ])('%s is %s', (url, expected) => {
    expect(routeClass(url)).toBe(expected);
  });

  it('is one of the list, whatever is asked for', () => {
    fc.assert(fc.property(fc.string(), (rest) => ROUTE_CLASSES.includes(routeClass(`/${rest}`))));
  });
});
