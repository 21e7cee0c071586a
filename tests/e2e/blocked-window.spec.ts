import { chromium, type Page } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { expect, test } from './shopping.ts';

// A separate file: the trace recorder would count as user activation, and is set per file.
test.use({ trace: 'off' });

test('Google opens in the page itself where the browser blocks windows', async ({
  launchOptions,
  baseURL,
  viewport,
}) => {
  // The browser's own popup blocker is active, and blocks what no user has pressed: the page itself presses, as soon as it can. Without a
  // window it has none.
  const strict = await chromium.launch({
    ...launchOptions,
    executablePath: wholeBrowser(),
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const page = await strict.newPage({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport,
    ...(baseURL && { baseURL }),
  });
  await page.addInitScript(() => {
    const press = setInterval(() => {
      const google = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Google'));
      if (location.search.includes('error=') || !google || google.disabled) return;
      clearInterval(press);
      google.click();
    }, 50);
  });
  const windows: Page[] = [];
  page.on('popup', (popup) => windows.push(popup));
  // The token of a mail's link waits behind the address, and is sent to nobody on the way.
  const token = '#token=of-a-mail';
  // Looking for an element counts as user activation for a while, so only the address is watched.
  const led = async () => {
    await page.goto(`/signup?face=sign-in&from=%2Fverify-email${token}`);
    await page.waitForURL(({ origin }) => origin !== baseURL);
  };
  await led();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toHaveText('You didn’t give Google your consent, so nothing has changed.');
  await expect(page).toHaveURL(/error=.*#token=of-a-mail$/);
  await led();
  await page.getByLabel('E-mail').fill(`blocked-${Date.now().toString(36)}@example.com`);
  await page.getByLabel('Name').fill('Meera Shah');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/verify-email#token=of-a-mail$/);
  expect(windows).toEqual([]);
  await strict.close();
});
