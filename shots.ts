// usage: node shots.ts OUTPREFIX path...   signs in as the administrator
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { runningShop } from '#tests/support/running-shop.ts';
const [prefix, ...paths] = process.argv.slice(2);
const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const shop = await runningShop();
const admin = await shop.admin();
try { const setup = process.env['SETUP']; if (setup) await (await import(setup)).default(shop, admin); } catch (e) { console.error(e); }
const browser = await chromium.launch({ executablePath: readFileSync('node_modules/.browser', 'utf8').trim(), args: ['--no-sandbox'] });
const who = process.env['AS'] === 'guest' ? undefined : admin;
for (const width of [390, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, isMobile: width === 390, reducedMotion: 'reduce' });
  if (who) await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value: value, url: shop.url })));
  const page = await context.newPage();
  for (const [i, p] of paths.entries()) {
    const [path, click] = p.split('@@');
    await page.goto(shop.url + path, { waitUntil: 'networkidle' });
    if (click) { await page.getByRole('button', { name: new RegExp(click) }).first().click(); await page.waitForTimeout(400); }
    await page.screenshot({ path: `${prefix}-${i}-${width}.png`, fullPage: !click });
  }
  await context.close();
}
await browser.close(); await shop.close(); await postgres.stop();
process.exit(0);
