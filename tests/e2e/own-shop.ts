import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';
import { alive, expect, open, test } from './shopping.ts';

/** A separate shop, for what would disturb others: in theirs somebody else is the administrator at this moment. */
export async function inOwnShop(
  env: Record<string, string>,
  walk: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-e2e-'));
  chmodSync(folder, 0o755); // the database's own account must be able to enter
  const server = await startServer({ env: { DATA_DIR: folder, ...env } });
  try {
    await walk(server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page of another browser, at this shop. */
export async function elsewhere(browser: Browser, baseURL = test.info().project.use.baseURL): Promise<Page> {
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
  });
  return context.newPage();
}

/** Signs the owner in by hand, as far as a second factor allows, and waits until the next page works. */
export async function signInByHand(page: Page, to: string): Promise<void> {
  await open(page, `/signup?face=sign-in&from=${encodeURIComponent(to)}`);
  await page.getByLabel('Email', { exact: true }).fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await button.click();
  await expect(button).toHaveCount(0);
  await alive(page);
}

/** Opens a shop that started empty, as its owner does on /admin. */
export async function openShop(server: RunningServer): Promise<void> {
  const owner = server.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const answer = await owner.call('PUT', '/admin/opening', { state: 'open' });
  if (answer.status !== 200) throw new Error(`PUT /admin/opening answered ${answer.status}: ${answer.text}`);
}
