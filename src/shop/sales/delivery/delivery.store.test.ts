import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees, paise } from '#src/kernel/money.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { quoteDelivery } from './quote-delivery.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

const at = (time: string, states = ['Gujarat']) => ({
  db: t.shop.db,
  clock: { now: () => new Date(`${time}+05:30`) },
  settings: { ...t.shop.settings, states },
  shopSettings: t.shop.shopSettings,
});
const quote = (pincode: string, time = '2026-11-19T10:00', worth = paise(0)) =>
  quoteDelivery(at(time), pincode, { paise: worth });

describe('delivery by PIN code', () => {
  it('names the area, the days and the charge', async () => {
    expect(await quote('380009')).toEqual({
      pincode: '380009',
      state: 'Gujarat',
      area: 'Ahmedabad',
      serviceable: true,
      earliest: '2026-11-20',
      latest: '2026-11-21',
      charge: 0,
    });
  });

  it('is a day later from 14:00 on, and skips Sundays and holidays', async () => {
    expect(await quote('380009', '2026-11-19T14:30')).toMatchObject({ earliest: '2026-11-21', latest: '2026-11-23' });
    expect(await quote('380009', '2027-01-25T10:00')).toMatchObject({ earliest: '2027-01-27', latest: '2027-01-28' });
  });

  it('takes longer farther away', async () => {
    const near = await quote('380001');
    const far = await quote('370001');
    expect(near.serviceable && far.serviceable && far.latest > near.latest).toBe(true);
  });

  it('knows that Diu and Daman share Gujarat’s PIN codes but are not part of it', async () => {
    expect(await quote('362001')).toMatchObject({ serviceable: true, state: 'Gujarat' });
    expect(await quote('362520')).toMatchObject({ serviceable: false, area: 'Diu' });
    expect(await quote('396001')).toMatchObject({ serviceable: true });
    expect(await quote('396210')).toMatchObject({ serviceable: false, area: 'Daman' });
  });

  it('reaches the States of the setting, as addresses do', async () => {
    const wide = at('2026-11-19T10:00', ['Rajasthan']);
    expect(await quoteDelivery(wide, '302001', { paise: paise(0) })).toMatchObject({
      serviceable: true,
      state: 'Rajasthan',
      earliest: '2026-11-24',
    });
    expect(await quoteDelivery(wide, '380009', { paise: paise(0) })).toMatchObject({
      serviceable: false,
      state: 'Gujarat',
    });
  });

  it('names the other State, or nothing for an unused PIN code', async () => {
    expect(await quote('400001')).toEqual({ pincode: '400001', state: 'Maharashtra', area: '', serviceable: false });
    expect(await quote('403001')).toMatchObject({ state: 'Goa' });
    expect(await quote('000000')).toEqual({ pincode: '000000', state: '', area: '', serviceable: false });
  });

  it('charges the zone’s rate until the goods are worth enough', async () => {
    await t.shop.db
      .updateTable('deliveryZone')
      .set({ chargePaise: 9900, freeFromPaise: 100_000 })
      .where('prefix', '=', '395')
      .execute();
    expect(await quote('395001', undefined, fromRupees(999))).toMatchObject({ charge: 9900 });
    expect(await quote('395001', undefined, fromRupees(1000))).toMatchObject({ charge: 0 });
  });

  it.each(['38000', '3800099', 'abcdef', '', '३८०००९'])('refuses %s', async (pincode) => {
    await expect(quote(pincode)).rejects.toMatchObject({ code: 'invalid', message: 'Invalid zipcode format' });
  });
});
