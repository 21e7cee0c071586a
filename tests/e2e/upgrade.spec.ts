import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeCheckout } from '#tests/support/checkout.ts';
import { renameBuild } from '#tests/support/other-build.ts';
import { startServer } from '#tests/support/server.ts';
import { elsewhere } from './own-shop.ts';
import { alive, expect, open, signUpByHand, test } from './shopping.ts';

const PANEL = '/productPage/ruvanta-550w-mono-perc-half-cut-panel';

test('a tab that was open before an upgrade keeps what was typed, and its next clicks work at once', async ({
  browser,
}) => {
  const data = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-e2e-'));
  chmodSync(data, 0o755); // the database's own account must be able to enter
  const env = { DATA_DIR: data };
  const next = makeCheckout({ mode: 0o755 });
  renameBuild(next.folder);
  let server = await startServer({ env });
  try {
    const page = await elsewhere(browser, server.url);
    await open(page, `/signup?from=${encodeURIComponent(PANEL)}`);
    await signUpByHand(page);
    await expect(page).toHaveURL(PANEL);
    await alive(page);
    const comments = page.getByRole('region', { name: 'Comments' });
    const field = comments.getByLabel('Comment', { exact: true });
    await field.fill('Still bright in the monsoon');
    await page.evaluate(() => Object.assign(window, { openedBefore: true }));

    await server.stop();
    server = await startServer({ env, port: server.port, folder: next.folder });
    const files: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/assets/')) files.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
    });

    // Its code is a file that this tab has not loaded yet, and that the new build does not have.
    await page
      .getByRole('button', { name: /Enlarge picture$/ })
      .first()
      .click();
    const enlarged = page.getByRole('dialog');
    await expect(enlarged).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(enlarged).toBeHidden();
    await expect(field).toHaveValue('Still bright in the monsoon');
    await comments.getByRole('button', { name: 'Post comment' }).click();
    await expect(comments.getByRole('paragraph').filter({ hasText: 'Still bright in the monsoon' })).toBeVisible();

    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'openedBefore' in window)).toBe(true);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !file.startsWith('200 '))).toEqual([]);
    await page.context().close();
  } finally {
    await server.stop();
    next.remove();
    rmSync(data, { recursive: true, force: true });
  }
});
