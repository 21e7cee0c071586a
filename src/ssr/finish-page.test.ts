import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './finish-page.ts';
import { START_HASH } from './inert-scripts.ts';

describe('the content security policy', () => {
  const policy = (more: object = {}) =>
    contentSecurityPolicy({ pictureHosts: [], payment: false, secure: true, development: false, ...more });
  it('allows one inline script, fixed before any page', () => {
    expect(policy()).toContain(`script-src 'self' ${START_HASH};`);
    expect(policy()).not.toContain('unsafe');
    expect(policy()).not.toContain('razorpay');
  });
  it('allows the payment window only where one pays', () => {
    expect(policy({ payment: true })).toContain('https://checkout.razorpay.com');
  });
});
