import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { BOOKING, book, freeSlots, openBooking, PLAN } from '#tests/support/bookings.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

let shop: RunningShop;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  asha = await shop.shopper();
});
afterAll(() => shop?.close());

describe('GET /services/{id}/slots', () => {
  it('lists the days ahead with their free times, to everybody', async () => {
    const answer = await shop.visitor().call('GET', `/services/${PLAN.id}/slots?pincode=380009`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.body.data).toMatchObject({ served: true, area: 'Ahmedabad' });
    expect(answer.body.data.days).toHaveLength(31);
    const slots = await freeSlots(asha);
    expect(slots.length).toBeGreaterThan(100);
    expect(slots[0]).toMatchObject({ capacity: 2 });
  });
});

describe('a booking', () => {
  it('is made by its payment, told by POST /orr, listed, and cancelled with everything back', async () => {
    const { service, paid } = await book(shop, asha);
    expect(service).toMatchObject({
      serviceStatus: 'created',
      serviceId: 1,
      totalPrice: 3500,
      paymentStatus: 'success',
      serviceHistory: [],
      problems: 'Birds',
    });
    const told = await asha.call('POST', '/orr', { ...BOOKING, paymentId: paid.razorpay_payment_id, totalPrice: 3500, serviceId: 1 });
    expect(told.status, told.text).toBe(201);
    expect((await asha.call('GET', '/service')).body).toMatchObject({ total: 1, data: { services: [{ _id: service._id }] } });
    const cancelled = await asha.call('PUT', `/service/${service._id}`, { orderStatus: 'cancel' });
    expect(cancelled.body).toMatchObject({ success: true, data: { service: { serviceStatus: 'cancel', paymentStatus: 'refund pending' } } });
  });

  it('is never given twice', async () => {
    const [slot] = await freeSlots(asha, '395001');
    const ravi = await shop.shopper();
    const there = { booking: { ...BOOKING, address: { ...BOOKING.address, zipcode: '395001' } } };
    expect((await openBooking(asha, slot?.start ?? '', there)).status).toBe(201);
    expectRefusal(await openBooking(ravi, slot?.start ?? '', there), 409, { code: 'slot-taken', fields: ['slot'] });
  });
});
