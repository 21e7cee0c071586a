import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, KEYS, openBench } from '#tests/support/sandbox.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const open = async (orderId: string, keyId = KEYS.keyId) => {
  const answer = await bench.sandbox.app.request(`/checkout?order_id=${encodeURIComponent(orderId)}&key_id=${keyId}`);
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() };
};
const card = (number: string, more: object) => async () =>
  (
    await bench.call('POST', '/checkout/pay', {
      order_id: await bench.order(),
      method: 'card',
      card: { number, name: 'Asha' },
      ...more,
    })
  ).body;

describe('the checkout window', () => {
  it('shows the amount of the order, and only our own pages may frame it', async () => {
    const { status, policy, text } = await open(await bench.order(10_000_000));
    expect(status).toBe(200);
    expect(text).toContain('₹1,00,000.00');
    expect(text).toContain('Test payments: no money moves');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(text).not.toMatch(/<script(?![^>]*src=)|style=|\son\w+=/);
  });

  it('says so when the order is unknown or paid, or the key is wrong', async () => {
    expect((await open('order_"><script>')).text).toContain('The id provided does not exist');
    expect((await open((await bench.paid()).orderId)).text).toContain('This order has been paid already.');
    const stranger = await open(await bench.order(), 'rzp_test_other');
    expect([stranger.status, stranger.text.includes('card-form')]).toEqual([400, false]);
  });

  it.each([
    'checkout.js',
    'window.js',
    'card-form.js',
    'other-methods.js',
    'page.js',
    'send.js',
    'tabs.js',
    'theme.js',
    'views.js',
    'checkout.css',
  ])('serves %s, and 304 to a client that has it', async (name) => {
    const answer = await bench.sandbox.app.request(`/${name}`);
    expect(answer.status).toBe(200);
    const again = await bench.sandbox.app.request(`/${name}`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('input in the window', () => {
  it('decides the outcome: the published cards, and the OTP', async () => {
    expect(await card('4100 2800 0000 1007', { otp: '1234' })()).toHaveProperty('razorpay_signature');
    expect(await card('5500670000001002', { otp: '1234567890' })()).toHaveProperty('razorpay_signature');
    expect((await card('6527658900001005', { otp: '123' })()).error.reason).toBe('invalid_otp');
    expect((await card('4100280000080001', { otp: '1234' })()).error.reason).toBe('insufficient_funds');
    expect((await card('4100280000060003', { otp: '1234' })()).error.reason).toBe('card_declined');
    expect((await card('4100280000090000', { otp: '1234' })()).error.reason).toBe('payment_timed_out');
    expect((await card('4100280000001007', { cancelled: true })()).error.reason).toBe('payment_cancelled');
  });

  it('is refused when it is not a test card, and only the last digits of a card are kept', async () => {
    expect((await card('4111111111111111', { otp: '1234' })()).error.description).toBe('Only test cards work here.');
    const { razorpay_payment_id: id } = await card('4100280000001007', { otp: '1234', contact: '+919876543210' })();
    const payment = (await bench.call('GET', `/v1/payments/${id}`)).body;
    expect(payment).toMatchObject({ contact: '+919876543210', card: { last4: '1007', network: 'Visa', name: 'Asha' } });
    expect(JSON.stringify(payment)).not.toContain('4100280000001007');
  });
});

describe('without a card', () => {
  const pay = async (more: object) =>
    (await bench.call('POST', '/checkout/pay', { order_id: await bench.order(), ...more })).body;
  const showPayment = async (id: string) => (await bench.call('GET', `/v1/payments/${id}`)).body;

  it('a shopper chooses a bank, or approves in a UPI app; no UPI id is asked for', async () => {
    const { text } = await open(await bench.order());
    expect(text).toContain('State Bank of India');
    expect(text).toContain('Open UPI app');
    expect(text).not.toMatch(/<input[^>]*(vpa|upi)/i);
    const { razorpay_payment_id: netbanking } = await pay({ method: 'netbanking', bank: 'HDFC', outcome: 'success' });
    expect(await showPayment(netbanking)).toMatchObject({
      method: 'netbanking',
      bank: 'HDFC',
      vpa: null,
      card_id: null,
      status: 'captured',
      fee: 1180,
      tax: 180,
    });
    const { razorpay_payment_id: upi } = await pay({ method: 'upi', outcome: 'success' });
    expect(await showPayment(upi)).toMatchObject({ method: 'upi', bank: null, fee: 0 });
  });

  it('a failure, a cancellation and an unknown bank are reported', async () => {
    expect((await pay({ method: 'netbanking', bank: 'ICIC', outcome: 'failure' })).error).toMatchObject({
      reason: 'payment_failed',
      source: 'bank',
    });
    expect((await pay({ method: 'netbanking', bank: 'ICIC', cancelled: true })).error.reason).toBe('payment_cancelled');
    expect((await pay({ method: 'upi', cancelled: true })).error.reason).toBe('payment_cancelled');
    expect((await pay({ method: 'netbanking', bank: 'MINE', outcome: 'success' })).error).toMatchObject({
      field: 'bank',
    });
  });
});
