import type { Browser } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { asOwner, newProduct } from './order-people.ts';
import { messageTo } from './outbox.ts';
import { asGuest, call, expect, open, signUp, signUpByHand, test } from './shopping.ts';

const lamp = async (browser: Browser) => (await newProduct(browser, { price: 900, about: 'Lamp with questions' })).id;

test('a question is asked, answered by the shop, read by everybody, and hidden', async ({ page, browser }) => {
  const id = await lamp(browser);
  const { email } = await signUp(page);
  await open(page, `/productPage/${id}`);
  const section = page.getByRole('region', { name: 'Questions and answers' });
  const field = section.getByLabel('Your question', { exact: true });
  const mine = section.getByRole('region', { name: 'Your questions' });

  await test.step('what was typed stays when it is too short', async () => {
    await field.fill('Why?');
    await section.getByRole('button', { name: 'Ask the shop' }).click();
    await expect(section.getByText('Please write at least 10 characters.')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Why?');
  });

  await test.step('it waits, seen by its asker only', async () => {
    await field.fill('Does it light a whole veranda?');
    await section.getByRole('button', { name: 'Ask the shop' }).click();
    await expect(mine.getByText('Does it light a whole veranda?')).toBeVisible();
    await expect(mine.getByText('Waiting for an answer')).toBeVisible();
    await expect(field).toHaveValue('');
    await expectAccessible(page);
    await open(page, `/productPage/${id}`);
    await expect(mine.getByText('Does it light a whole veranda?')).toBeVisible();
    await asOwner(browser, async (other) => {
      await open(other, `/productPage/${id}`);
      await expect(other.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
      await expect(other.getByText('Does it light a whole veranda?')).toHaveCount(0);
    });
  });

  await test.step('the shop answers it in the inbox', async () => {
    await asOwner(browser, async (owner) => {
      await open(owner, '/admin/questions');
      await owner
        .getByRole('link', { name: /Does it light a whole veranda/ })
        .first()
        .click();
      await owner.getByRole('button', { name: 'Publish answer' }).click();
      await expect(owner.getByText('Required', { exact: true })).toBeVisible();
      await owner.getByLabel('Answer', { exact: true }).fill('Yes, up to twenty square metres.');
      await owner.getByRole('button', { name: 'Publish answer' }).click();
      await expect(owner.getByRole('button', { name: 'Save answer' })).toBeVisible();
      await expectAccessible(owner);
    });
    expect(await messageTo(browser, { to: email, kind: 'question-answered' })).toContain('up to twenty square metres');
  });

  await test.step('everybody reads it, as the shop’s', async () => {
    await open(page, `/productPage/${id}`);
    await expect(section.getByText('Yes, up to twenty square metres.')).toBeVisible();
    await expect(section.getByText('The shop’s answer')).toBeVisible();
    await expect(mine).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('hidden, it is its asker’s again, with the reason', async () => {
    await asOwner(browser, async (owner) => {
      await open(owner, '/admin/questions?state=answered');
      await owner
        .getByRole('link', { name: /Does it light a whole veranda/ })
        .first()
        .click();
      await owner.getByRole('button', { name: 'Hide' }).click();
      await expect(owner.getByText('Choose a reason').last()).toBeVisible();
      await owner.getByLabel('Why it is not shown').selectOption({ label: 'Not about this product' });
      await owner.getByRole('button', { name: 'Hide' }).click();
      await expect(owner.getByText('The question is hidden.')).toBeVisible();
    });
    await open(page, `/productPage/${id}`);
    await expect(mine.getByText('Not shown: it is not about this product')).toBeVisible();
    await expect(section.getByText('Yes, up to twenty square metres.')).toHaveCount(0);
  });
});

test('more than five are loaded page by page, and again after a failure', async ({ page, browser }) => {
  const id = await lamp(browser);
  for (const half of [1, 2]) {
    await signUp(page);
    for (let nth = 1; nth <= 4; nth++)
      await call(page, 'POST', `/products/${id}/questions`, { question: `Question ${half}.${nth} of somebody?` });
  }
  await asOwner(browser, async (owner) => {
    const { data } = await call(owner, 'GET', '/product-questions?state=open');
    for (const one of data.questions.filter(({ product_id }: { product_id: string }) => product_id === id))
      await call(owner, 'PUT', `/product-questions/${one.id}`, { state: 'answered', answer: `About ${one.question}` });
  });
  const section = page.getByRole('region', { name: 'Questions and answers' });
  const more = section.getByRole('button', { name: 'Show more questions' });

  await test.step('also for a press that comes before the script of the questions', async () => {
    const come = Promise.withResolvers<void>();
    await page.route('**/questions-section-*.js', async (route) => {
      await come.promise;
      await route.continue();
    });
    await open(page, `/productPage/${id}`);
    await more.click();
    await expect(more).toHaveAttribute('aria-busy', 'true');
    come.resolve();
    await expect(section.getByText('The shop’s answer')).toHaveCount(8);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await open(page, `/productPage/${id}`);
  await expect(section.getByText('The shop’s answer')).toHaveCount(5);
  await page.route('**/questions?page=2', (route) => route.abort(), { times: 1 });
  await more.click();
  await expect(section.getByText('More questions couldn’t be loaded.')).toBeVisible();
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect(section.getByText('The shop’s answer')).toHaveCount(8);
  await expect(more).toHaveCount(0);
});

test('a guest’s question is asked once they have signed in', async ({ page, browser }) => {
  const id = await lamp(browser);
  await asGuest(page);
  await open(page, `/productPage/${id}`);
  await page.getByLabel('Your question', { exact: true }).fill('Is it rainproof enough?');
  await page.getByRole('button', { name: 'Ask the shop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(dialog.getByText('Sign in to ask about this product')).toBeVisible();
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await signUpByHand(page, 'Ravi Shah');
  await expect(page).toHaveURL(new RegExp(`/productPage/${id}$`));
  const mine = page.getByRole('region', { name: 'Your questions' });
  await expect(mine.getByText('Is it rainproof enough?')).toBeVisible();
});
