import { planVisit } from '#tests/support/visits.ts';
import { withSql } from './database.ts';
import { ADDRESS, call, expect, open, signUp, test } from './shopping.ts';

test('the next cleaning opens with its plan chosen and its roof filled in, whatever the default address is', async ({
  page,
}) => {
  const customer = await signUp(page);
  const elsewhere = {
    ...ADDRESS,
    fullAddress: '4, Tapi Terrace, near the old bridge over the river, Adajan',
    city: 'Surat',
  };
  await call(page, 'POST', '/Firebaseuser/add-address', {
    uid: customer.uid,
    address: { ...elsewhere, zipcode: '395001' },
  });
  // Far ahead, where it takes no time from other journeys.
  const { booking } = await withSql(async (sql) => {
    const { rows } = await sql.query('select id from technician order by id limit 1');
    return planVisit(sql, customer, rows[0].id, { inMinutes: 300 * 24 * 60 });
  });
  await open(page, `/ServiceBookPage?plan=3&again=${booking}`);
  await expect(page.getByRole('heading', { level: 1, name: /Basic Solar Clean-Up/ })).toBeVisible();
  await expect(page.getByLabel('Full Address')).toHaveValue(ADDRESS.fullAddress);
  await expect(page.getByLabel('Zipcode')).toHaveValue(ADDRESS.zipcode);
  await expect(page.getByRole('button', { name: 'Book and Pay' })).toBeVisible();
});
