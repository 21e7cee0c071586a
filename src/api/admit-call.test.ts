import { describe, expect, it } from 'vitest';
import type { Shop } from '#src/shop/shop.ts';
import { CALLS } from '#src/wire/calls.ts';
import { type CallClass, classOfCall } from './admit-call.ts';
import { API_INFO, createApi } from './api.ts';

const known = Object.keys(createApi({} as Shop).getOpenAPI31Document(API_INFO).paths as object);
const ofClass = (kind: CallClass) => known.filter((path) => classOfCall(path.replaceAll(/\{\w+\}/g, '1')) === kind);

describe('under an overload', () => {
  it.each([
    '/razorpay',
    '/razorpay/validate',
    '/razorpay/webhook',
    '/checkout/quote',
    '/pay/open',
    '/order/1',
    '/orr',
    '/cart/1',
    CALLS.addToCart,
    CALLS.addAddress,
    '/services/1/slots',
    '/admin/events',
    '/visits/1/start',
    '/pictures',
  ])('%s is kept', (path) => {
    expect(classOfCall(path)).toBe('kept');
  });

  it('signing in comes before what only shows something, and reading the session does not', () => {
    expect(ofClass('entry')).toEqual(expect.arrayContaining(['/phone/sign-in', '/auth/reset-password']));
    expect(classOfCall('/auth/sign-in/email')).toBe('entry');
    expect(classOfCall('/auth/get-session')).toBe('plain');
  });

  it('what only shows something, or can be done later, takes turns', () => {
    expect(ofClass('plain')).toEqual(
      expect.arrayContaining(['/products', '/search/suggestions', CALLS.productState, '/contact']),
    );
  });
});
