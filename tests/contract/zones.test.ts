import { describe, expect, it, onTestFinished } from 'vitest';
import { book, freeSlots } from '#tests/support/bookings.ts';
import { manyShoppers, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { now } from '#tests/support/suite-clock.ts';
import type { Body } from '#tests/support/visitor.ts';

// The shop uses India's time, whatever time zone its server and database are in, even where the year ends between them.

/** A year that does not begin on a Sunday, when there are no visits. */
const NOW = now().getUTCFullYear();
const YEAR = [NOW + 1, NOW + 2].find((year) => new Date(Date.UTC(year, 0, 1)).getUTCDay() !== 0) as number;

const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });
/** `2026-12-31 23:40`, as clocks in India show it. */
const clockInIndia = (moment: string) => inIndia.format(new Date(moment));
const weekday = (day: string) => new Date(day).getUTCDay();
const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(day) + at * 86_400_000).toISOString().slice(0, 10));

describe.each([
  // Twenty past midnight on New Year's Day in India: still the last day of the year in California.
  ['America/Los_Angeles', `${YEAR}-01-01T00:20:00+05:30`, `${YEAR}-01-01`],
  // Twenty to midnight on the last day: the new year's morning on Kiritimati.
  ['Pacific/Kiritimati', `${YEAR - 1}-12-31T23:40:00+05:30`, `${YEAR - 1}-12-31`],
])('a server in %s', (zone, at, today) => {
  it(`offers, books, reminds and writes in India’s time at ${at}`, { timeout: 240_000 }, async () => {
    const offset = Math.round((Date.parse(at) - now().getTime()) / 1000);
    const shop = await runningShop({ TZ: zone, PGOPTIONS: `-c TimeZone=${zone}`, TEST_CLOCK_OFFSET: String(offset) });
    onTestFinished(() => shop.close());
    await shop.sql.query('update booking_rules set horizon_days = 62');
    const [asha] = (await manyShoppers(shop, 1)) as [Shopper];

    const { body } = await asha.call('GET', '/services/1/slots?pincode=380009');
    const days = body.data.days as { day: string; slots: { start: string; end: string }[] }[];
    expect(days.map(({ day }) => day)).toEqual(daysFrom(today, 63));
    for (const { day, slots } of days) {
      const closed = weekday(day) === 0 || /-01-14$|-01-26$/.test(day);
      const grid = closed ? [] : ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'].map((time) => `${day} ${time}`);
      // Half a day of lead time: nothing today, and only the afternoon of a tomorrow that starts right away.
      const early = Date.parse(at) + 12 * 3_600_000;
      expect(slots.map(({ start }) => clockInIndia(start))).toEqual(
        grid.filter((time) => Date.parse(`${time.replace(' ', 'T')}:00+05:30`) >= early),
      );
    }
    expect(days.some(({ day }) => day === `${YEAR}-02-01`) && days.some(({ day }) => day === `${YEAR}-03-01`)).toBe(
      true,
    );

    const first = (await freeSlots(asha))[0]?.start as string;
    expect(clockInIndia(first)).toBe(`${YEAR}-01-01 14:00`);
    const { service } = await book(shop, asha, first);
    const late = Date.parse(`${service.date.slice(0, 16)}:00+05:30`) - Date.parse(at);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(240_000);
    expect(service.validUntil).toBe(`${Number(today.slice(0, 4)) + 1}${today.slice(4)}`);

    // Reminded as if it had been booked a week ago.
    await shop.sql.query("update visit set created_at = created_at - interval '7 days'");
    await shop.runJob('visits.remind');
    const mails = async () =>
      (await shop.sql.query("select channel, text from mail where kind = 'visit-day-before' order by channel"))
        .rows as Body[];
    await expect.poll(async () => (await mails()).map(({ channel }) => channel)).toEqual(['mail', 'sms']);
    for (const { text } of await mails()) expect(text).toMatch(/1 Jan(uary)?\b.*2:00\spm/);

    const visit = service.visits[0]._id;
    const file = await asha.call('GET', `/visits/${visit}/calendar.ics`);
    expect(file.text).toContain(`DTSTART:${YEAR}0101T083000Z\r\nDTEND:${YEAR}0101T101500Z\r\n`);
    const page = (await asha.ask('GET', '/MyService')).text;
    expect(page).toMatch(/1 January/);
    expect(/© (\d{4})/.exec(page)?.[1]).toBe(today.slice(0, 4));
    const admin = await shop.admin();
    const calendar = (await admin.ask('GET', '/admin/calendar')).text;
    expect(calendar).toMatch(/2:00\s–\s3:45\spm/);

    // Less than a day is left: its customer cannot move it; the shop can, past the end of the month.
    const last = (await freeSlots(asha, undefined, `&from=${YEAR}-01-31&days=2`))[0]?.start as string;
    const move = (who: Shopper) =>
      who.call('PUT', `/service/${service._id}/visits/${visit}/slot`, { slot: { start: last } });
    expect(await move(asha)).toMatchObject({ status: 409, body: { code: 'too-late' } });
    expect((await move(admin)).body.data.service.slot.start).toBe(last);
    expect(clockInIndia(last).slice(5)).toMatch(/^0(1-31|2-01) 09:00$/);
    expect((await asha.call('GET', `/visits/${visit}/calendar.ics`)).text).toMatch(/DTSTART:\d{4}0(131|201)T033000Z/);
  });
});
