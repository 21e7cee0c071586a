import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES } from '#src/kernel/locales.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { openBrowser, sell, withShop } from './demonstration.ts';
import { contactSheet, type Screen } from './screens/contact-sheet.ts';
import { findFaults } from './screens/find-faults.ts';
import { contextOf, type Walker, walkers } from './screens/people.ts';

// `npm run screens`: every page and state of the demonstration shop at three widths in three languages, on one sheet: screens/index.html.
const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '390,768,1440' },
    languages: { type: 'string', default: LANGUAGES.join() },
    /** Addresses that begin so; all without it. */
    only: { type: 'string' },
    /** As in people.ts. */
    who: { type: 'string' },
    dark: { type: 'boolean', default: false },
  },
});
const FOLDER = path.resolve('screens');
const TALLEST = 9_000; // WebP ends at 16,383

const screens: Screen[] = [];
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const browser = await openBrowser();
try {
  await withShop(
    'demo',
    async (shop) => {
      for (const walker of await walkers(shop, await sell(shop)))
        if (!values.who || walker.who === values.who) await takeAll(browser, shop, walker);
    },
    { RATE_LIMITS: 'off' },
  );
} finally {
  await browser.close();
}
screens.sort((one, other) => `${one.path} ${one.who}`.localeCompare(`${other.path} ${other.who}`));
writeFileSync(path.join(FOLDER, 'index.html'), contactSheet(screens));
writeFileSync(path.join(FOLDER, 'screens.json'), JSON.stringify(screens, undefined, 1));
for (const { path: address, who, language, width, faults } of screens)
  for (const fault of faults) process.stdout.write(`${address} (${who}, ${language}, ${width} px): ${fault}\n`);
process.stdout.write(`${screens.length} screens in ${path.relative('.', FOLDER)}/index.html\n`);

async function takeAll(one: Browser, shop: RunningServer, walker: Walker): Promise<void> {
  const paths = walker.paths.filter((address) => address.startsWith(values.only ?? ''));
  for (const language of values.languages.split(','))
    for (const width of values.widths.split(',').map(Number)) {
      const context = await contextOf(one, shop, { walker, language, width, dark: values.dark });
      const page = await context.newPage();
      for (const address of paths) screens.push(await take(page, { walker, address, language, width }));
      await context.close();
    }
}

async function take(
  page: Page,
  { walker, address, language, width }: { walker: Walker; address: string; language: string; width: number },
): Promise<Screen> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'; // what is below the screen, too
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
  const faults = await page.evaluate(findFaults);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const name = `${walker.who}${address}`.replaceAll(/[^\w]+/g, '-');
  const file = `${name}-${language}-${width}.webp`;
  const clip = { x: 0, y: 0, width, height: Math.min(whole, TALLEST) };
  await sharp(await page.screenshot({ clip, fullPage: true }))
    .webp({ quality: 80 })
    .toFile(path.join(FOLDER, file));
  return { who: walker.who, path: address, language, width, height: whole, file, faults };
}
