import { asOwner } from './order-people.ts';
import { expect, fillAddress, open, payByUpi, signUp, test } from './shopping.ts';

// From the plan of a home to a survey of its roof: booked with the plan's address, which the technician opens.

test('a site survey is booked from a plan, and its note leads back to the plan', async ({ page, browser }) => {
  await signUp(page);
  await open(page, '/solar/plan?pin=380060&discom=ugvcl&bill=3200&roof=60');
  await page.getByRole('link', { name: 'Book a site survey, ₹499.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Solar site survey/ })).toBeVisible();
  await expect(page.getByLabel('Zipcode')).toHaveValue('380060');
  await expect(page.getByLabel('Note')).toHaveValue(/\/solar\/plan\?pin=380060&discom=ugvcl&bill=3200&roof=60/);
  await fillAddress(page);
  await page.getByRole('radiogroup', { name: 'Date' }).getByRole('radio', { disabled: false }).last().check();
  await page.getByRole('radiogroup', { name: 'Slot' }).getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Book and Pay' }).click();
  await payByUpi(page, 'Success');
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
  await page.getByRole('link', { name: 'My Services' }).first().click();
  const id = new URL(page.url()).searchParams.get('id');
  await asOwner(browser, async (owner) => {
    const visits = await owner.request.get(`/api/service/${id}`);
    const { data } = await visits.json();
    await open(owner, `/technician/visit/${data.service.visits[0]._id}`);
    await owner.getByRole('link', { name: 'Open the plan of this home' }).click();
    await expect(owner.getByRole('heading', { name: /suits your home in Ahmedabad/ })).toBeVisible();
  });
});
