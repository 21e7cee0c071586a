import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { BOOKING, book, freeSlots, openBooking, PLAN } from '#tests/support/bookings.ts';
import { type RunningShop, receipt, runningShop, type Shopper } from '#tests/support/running-shop.ts';

let shop: RunningShop;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  asha = await shop.shopper();
});
afterAll(() => shop?.close());

describe('GET /services/{id}/slots', () => {
  it('lists the coming days with their free times, for everybody', async () => {
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
  it('is made by its payment, reported by POST /orr, listed, and cancelled with a full refund', async () => {
    const { service, paid } = await book(shop, asha);
    expect(service).toMatchObject({
      serviceStatus: 'created',
      serviceId: 1,
      totalPrice: 3500,
      paymentStatus: 'success',
      serviceHistory: [],
      problems: 'Birds',
    });
    const told = await asha.call('POST', '/orr', {
      ...BOOKING,
      paymentId: paid.razorpay_payment_id,
      totalPrice: 3500,
      serviceId: 1,
    });
    expect(told.status, told.text).toBe(201);
    expect((await asha.call('GET', '/service')).body).toMatchObject({
      total: 1,
      data: { services: [{ _id: service._id }] },
    });
    const cancelled = await asha.call('PUT', `/service/${service._id}`, { orderStatus: 'cancel' });
    expect(cancelled.body).toMatchObject({
      success: true,
      data: { service: { serviceStatus: 'cancel', paymentStatus: 'refund pending' } },
    });
  });

  it('never shares its time with another', async () => {
    const [slot] = await freeSlots(asha, '395001');
    const ravi = await shop.shopper();
    const there = { booking: { ...BOOKING, address: { ...BOOKING.address, zipcode: '395001' } } };
    expect((await openBooking(asha, slot?.start ?? '', there)).status).toBe(201);
    expectRefusal(await openBooking(ravi, slot?.start ?? '', there), 409, { code: 'slot-taken', fields: ['slot'] });
  });
});

describe('POST /razorpay for a plan', () => {
  const refusedAs = async (more: object) => {
    const { status, body } = await openBooking(asha, (await freeSlots(asha)).at(-1)?.start ?? '', more);
    return { status, code: body.code, fields: body.fields };
  };
  const withBooking = (more: object) => ({ booking: { ...BOOKING, ...more } });
  const withAddress = (more: object) => withBooking({ address: { ...BOOKING.address, ...more } });

  it('applies the rules of the form, in its own words', async () => {
    expect(await refusedAs(withBooking({ email: 'nobody' }))).toMatchObject({
      status: 422,
      fields: { email: 'Invalid email format' },
    });
    const name = 'Name must be more than 3 characters and contain only letters';
    expect(await refusedAs(withBooking({ name: 'A1' }))).toMatchObject({ status: 422, fields: { name } });
    expect(await refusedAs(withAddress({ phone: '12345' }))).toMatchObject({
      fields: { phone: 'Invalid phone number format' },
    });
    expect(await refusedAs(withAddress({ zipcode: '38' }))).toMatchObject({
      fields: { zipcode: 'Invalid zipcode format' },
    });
    expect(await refusedAs(withAddress({ fullAddress: 'Short' }))).toMatchObject({
      fields: { fullAddress: 'Full address must be 50 letters or more' },
    });
    expect(await refusedAs({ slot: undefined, booking: undefined })).toMatchObject({
      status: 422,
      fields: { slot: 'Required', booking: 'Required' },
    });
    expect(await refusedAs({ serviceId: undefined })).toMatchObject({ status: 422, fields: { serviceId: 'Required' } });
  });

  it('sells only what is offered, at the shop’s price', async () => {
    const [first] = await freeSlots(asha);
    const moved = (hours: number) => ({
      slot: { start: new Date(Date.parse(first?.start ?? '') + hours * 3_600_000).toISOString() },
    });
    for (const more of [{ slot: { start: '2020-01-06T04:00:00Z' } }, moved(0.1), moved(24 * 90)]) {
      expect(await refusedAs(more)).toMatchObject({ status: 422, code: 'slot-not-offered' });
    }
    expect(await refusedAs({ slot: { start: 'soon' } })).toMatchObject({ status: 422, code: 'invalid' });
    expect(await refusedAs({ serviceId: 99 })).toMatchObject({ status: 404 });
    expect(await refusedAs({ amount: 100 })).toMatchObject({ status: 409, code: 'price-changed' });
    expect(await refusedAs(withAddress({ zipcode: '110001' }))).toMatchObject({
      status: 422,
      code: 'not-served',
      fields: { zipcode: expect.any(String) },
    });
    expect((await asha.call('GET', '/services/1/slots?pincode=110001')).body.data).toEqual({
      served: false,
      area: null,
      until: null,
      days: [],
    });
    expectRefusal(await asha.call('GET', '/services/1/slots?pincode=38'), 422, { fields: ['pincode'] });
    await shop.sql.query('update service_plan set active = false where id = 2');
    expect(await refusedAs({ serviceId: 2, amount: 250_000 })).toMatchObject({ status: 404 });
    await shop.sql.query('update service_plan set active = true where id = 2');
    const start = (await freeSlots(asha)).at(-1)?.start ?? '';
    const key = { receipt: receipt() };
    const opened = await openBooking(asha, start, key);
    expect((await openBooking(asha, start, key)).body.id).toBe(opened.body.id);
    expectRefusal(await openBooking(asha, start, { ...key, ...withBooking({ problems: 'Others' }) }), 422, {
      code: 'key-reused',
    });
  });

  it('accepts a code for services and refuses one for goods', async () => {
    await shop.sql.query(
      `insert into campaign (code, kind, rate_bp, applies_to, created_at) values ('PLAN10', 'percent', 1000, 'service', now()), ('GOODS10', 'percent', 1000, 'goods', now())`,
    );
    expect(await refusedAs({ coupon: 'GOODS10' })).toMatchObject({ status: 422, code: 'coupon-refused' });
    const quoted = await asha.call('POST', '/checkout/quote', { serviceId: 1, coupon: 'PLAN10' });
    expect(quoted.body.data.quote).toMatchObject({ subtotal: 350_000, discount: 35_000, total: 315_000 });
    const { service } = await book(shop, asha, undefined, { coupon: 'PLAN10', amount: 315_000 });
    expect(service).toMatchObject({ totalPrice: 3150, discountPrice: 350, coupon: 'PLAN10' });
  });

  it('releases what the shopper held before, goods or a service', async () => {
    const product = await shop.product({ stock: 3 });
    const meera = await shop.shopper();
    const start = (await freeSlots(meera)).at(-1)?.start ?? '';
    await meera.call('POST', '/Firebaseuser/add-address', { uid: meera.uid, address: BOOKING.address });
    const goods = { amount: 100_000, currency: 'INR', items: [{ _id: product._id, quantity: 1 }] };
    expect((await meera.call('POST', '/razorpay', { ...goods, receipt: receipt() })).status).toBe(201);
    expect(await shop.stockOf(product._id)).toBe(2);
    expect((await openBooking(meera, start)).status).toBe(201);
    expect(await shop.stockOf(product._id)).toBe(3);
    const held = async () =>
      (
        await shop.sql.query(
          `select count(*)::int as n from slot s join payment p on p.id = s.payment_id where p.uid = $1 and s.state = 'held'`,
          [meera.uid],
        )
      ).rows[0].n;
    expect(await held()).toBe(1);
    expect((await meera.call('POST', '/razorpay', { ...goods, receipt: receipt() })).status).toBe(201);
    expect(await held()).toBe(0);
  });
});

describe('POST /orr', () => {
  it('never makes a booking, and reports a contradiction', async () => {
    const { paid } = await book(shop, asha);
    const other = await shop.shopper();
    const paymentId = paid.razorpay_payment_id;
    expectRefusal(await asha.call('POST', '/orr', { paymentId: 'pay_nobody' }), 404, { code: 'unknown-payment' });
    expectRefusal(await other.call('POST', '/orr', { paymentId }), 403);
    expectRefusal(await shop.visitor().call('POST', '/orr', { paymentId }), 401);
    expectRefusal(await asha.call('POST', '/orr', { paymentId, totalPrice: 1 }), 409, { code: 'snapshot-differs' });
    expectRefusal(await asha.call('POST', '/orr', { paymentId, serviceId: 2 }), 409, { code: 'snapshot-differs' });
    expect((await asha.call('POST', '/orr', { paymentId, serviceId: '1', totalPrice: '3500.00' })).status).toBe(201);
    expect((await asha.call('POST', '/orr', { paymentId })).status).toBe(200);
  });
});

describe('a booking after payment', () => {
  it('is visible only to its customer and the administrator', async () => {
    const { service } = await book(shop, asha);
    const [other, admin] = [await shop.shopper(), await shop.admin()];
    expectRefusal(await other.call('GET', `/service/${service._id}`), 403);
    expectRefusal(await other.call('PUT', `/service/${service._id}`, { orderStatus: 'cancel' }), 403);
    expectRefusal(await asha.call('PUT', `/service/${service._id}`, { orderStatus: 'confirmed' }), 403);
    expect((await other.call('GET', '/service')).body).toMatchObject({ total: 0, next: null, data: { services: [] } });
    expect((await admin.call('GET', '/service?limit=1')).body.total).toBeGreaterThan(1);
    expectRefusal(await asha.call('GET', '/service?limit=201'), 422);
    for (const orderStatus of ['confirmed', 'assigned']) {
      expect(
        (await admin.call('PUT', `/service/${service._id}`, { orderStatus })).body.data.service.serviceStatus,
      ).toBe(orderStatus);
    }
    expectRefusal(await admin.call('PUT', `/service/${service._id}`, { orderStatus: 'created' }), 409, {
      code: 'wrong-step',
    });
  });

  it('is refunded in full and once when cancelled, with its documents and mails', async () => {
    const { service } = await book(shop, asha);
    const cancel = () => asha.call('PUT', `/service/${service._id}`, { orderStatus: 'cancel' });
    for (const answer of await Promise.all([cancel(), cancel(), cancel()]))
      expect(answer.body).toMatchObject({ success: true });
    await expect
      .poll(async () => (await asha.call('GET', `/service/${service._id}`)).body.data.service.paymentStatus)
      .toBe('refunded');
    const { rows: papers } = await shop.sql.query(
      'select kind, total_paise from tax_document where subject_id = $1 order by kind',
      [service._id],
    );
    expect(papers.map(({ kind, total_paise }) => [kind, Number(total_paise)])).toEqual([
      ['receipt-voucher', 350_000],
      ['refund-voucher', 350_000],
    ]);
    const { rows: mails } = await shop.sql.query(
      `select kind, channel from mail where reference = $1 and kind like 'booking-%' order by created_at`,
      [String(service.number)],
    );
    expect(mails.filter(({ channel }) => channel === 'mail').map(({ kind }) => kind)).toEqual([
      'booking-placed',
      'booking-cancelled',
      'booking-refund-processed',
    ]);
    expect(mails.filter(({ channel }) => channel === 'sms')).toHaveLength(2);
    expect((await freeSlots(asha)).some(({ start }) => start === service.slot.start)).toBe(true);
  });

  it('can be moved by its customer until a day before, by the shop until it starts', async () => {
    const admin = await shop.admin();
    const [slots, { service }] = [await freeSlots(asha), await book(shop, asha)];
    const visit = service.visits[0];
    const move = (who: Shopper, start: string | undefined, more: object = {}) =>
      who.call('PUT', `/service/${service._id}/visits/${visit._id}/slot`, { slot: { start }, ...more });
    expectRefusal(await move(asha, slots[40]?.start, { version: 99 }), 409, { code: 'conflict' });
    expectRefusal(await move(asha, '2020-01-06T04:00:00Z'), 422, { code: 'slot-not-offered' });
    const moved = await move(asha, slots[40]?.start, { version: visit.version });
    expect(moved.body.data.service).toMatchObject({
      slot: slots[40] && { start: slots[40].start, end: slots[40].end },
    });
    // Its current time is not on offer, neither in the list nor in the call, and no move is recorded.
    const choices = await asha.call('GET', `/service/${service._id}/slots?visit=${visit._id}`);
    const offered = choices.body.data.days.flatMap((day: { slots: { start: string }[] }) =>
      day.slots.map(({ start }) => start),
    );
    expect([offered.includes(slots[40]?.start), offered.includes(slots[41]?.start)]).toEqual([false, true]);
    for (const who of [asha, admin])
      expectRefusal(await move(who, slots[40]?.start), 422, { code: 'slot-unchanged', fields: ['slot'] });
    expect((await freeSlots(asha)).some(({ start }) => start === service.slot.start)).toBe(true);
    await shop.sql.query('update booking_rules set reschedule_minutes = 20160');
    // Chosen by their meaning: a day off among the days ahead shifts every position in the list.
    const soon = slots.filter(({ start }) => Date.parse(start) < Date.now() + 13 * 86_400_000);
    const [last, further] = [soon.at(-1)?.start, soon.at(-3)?.start];
    const near = (await freeSlots(asha))[0]?.start;
    expect((await move(admin, near, { reason: 'weather' })).body.data.service.slot.start).toBe(near);
    // A visit moved by the shop can be moved on by its customer; one they chose stays, except for bad weather until the technician sets out.
    expect((await move(asha, last)).status).toBe(200);
    expectRefusal(await move(asha, further), 409, { code: 'too-late' });
    expect((await move(asha, further, { reason: 'weather' })).body.data.service.slot.start).toBe(further);
    await shop.sql.query(`update visit set state = 'on-the-way' where id = $1`, [visit._id]);
    expectRefusal(await move(asha, last, { reason: 'weather' }), 409, { code: 'too-late' });
    await shop.sql.query(`update visit set state = 'planned' where id = $1`, [visit._id]);
    await shop.sql.query('update booking_rules set reschedule_minutes = 1440');
    const { rows } = await shop.sql.query(
      'select id from technician where id <> (select technician_id from visit where id = $1) limit 1',
      [visit._id],
    );
    const given = await admin.call('PUT', `/service/${service._id}/visits/${visit._id}/technician`, {
      technicianId: rows[0].id,
    });
    expect(given.body.data.service).toMatchObject({
      serviceStatus: 'assigned',
      visits: [{ technicianId: rows[0].id, status: 'assigned' }],
    });
    // The visit's technician moves it from the roof because of rain; another technician cannot.
    const [roof, ground] = [await shop.shopper('Ramesh Solanki'), await shop.shopper('Bhavna Parmar')];
    await shop.sql.query(`update "user" set role = 'technician' where id = any($1)`, [[roof.uid, ground.uid]]);
    await shop.sql.query('update technician set uid = $1 where id = $2', [roof.uid, rows[0].id]);
    const times = (who: Shopper) => who.call('GET', `/service/${service._id}/slots?visit=${visit._id}`);
    expectRefusal(await times(ground), 403);
    const rainless = (await times(roof)).body.data.days
      .flatMap((day: { slots: { start: string }[] }) => day.slots)
      .at(5).start;
    expectRefusal(await move(ground, rainless, { reason: 'weather' }), 403);
    expect((await move(roof, rainless, { reason: 'weather' })).body.data.service.slot.start).toBe(rainless);
    const { rows: events } = await shop.sql.query('select what from booking_event where booking_id = $1 order by id', [
      service._id,
    ]);
    expect(events.map(({ what }) => what)).toEqual([
      'created',
      'moved',
      'moved',
      'moved',
      'moved',
      'reassigned',
      'moved',
    ]);
    await shop.sql.query(`update visit set state = 'started' where id = $1`, [visit._id]);
    expectRefusal(await move(admin, slots[50]?.start), 409, { code: 'wrong-step' });
    expectRefusal(await asha.call('PUT', `/service/${service._id}`, { orderStatus: 'cancel' }), 409, {
      code: 'wrong-step',
    });
  });

  it('has as many visits as its plan had when it was bought', async () => {
    await shop.sql.query('update service_plan set visits = 3 where id = 1');
    const { service } = await book(shop, asha);
    await shop.sql.query('update service_plan set visits = 1 where id = 1');
    const slots = (await asha.call('GET', `/service/${service._id}/slots`)).body.data.days.flatMap(
      (day: { slots: object[] }) => day.slots,
    );
    const take = (at: number, key: string) =>
      asha.call(
        'POST',
        `/service/${service._id}/visits`,
        { slot: slots[at], problems: 'More birds' },
        { headers: { 'idempotency-key': key } },
      );
    expect((await take(30, 'second')).body.data.service).toMatchObject({ visitsIncluded: 3, visitsLeft: 1 });
    expect((await take(30, 'second')).body.data.service.visits).toHaveLength(2);
    const third = (await take(34, 'third')).body.data.service.visits.at(-1);
    expectRefusal(await take(38, 'fourth'), 409, { code: 'wrong-step' });
    const given = await asha.call('DELETE', `/service/${service._id}/visits/${third._id}`);
    expect(given.body.data.service).toMatchObject({ visitsLeft: 1, cancellable: true });
  });
});
