import { readFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { runningShop } from '#tests/support/running-shop.ts';
import { median } from './load.ts';

// `npm run bench -- --lighthouse`: the phone preset, median of five, on the pages that a stranger sees first. The shop is open to guests,
// as it is for crawlers. The figures show how a page is built; they are never a gate in `npm test`.
const ROUNDS = process.argv.includes('--quick') ? 1 : 5;
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof WANTED;

const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const shop = await runningShop({ GUEST_ACCESS: 'open' });
const chrome = await launch({
  chromePath: readFileSync('node_modules/.browser', 'utf8').trim(),
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const product = await (await fetch(`${shop.url}/api/products?limit=1`)).json();
  const pages = {
    home: '/',
    products: '/products',
    product: `/productPage/${product.data.products[0]._id}`,
    services: '/ServicePage/1',
  };
  const table = [];
  for (const [name, path] of Object.entries(pages)) table.push({ name, ...(await judged(shop.url + path)) });
  console.table(table);
} finally {
  chrome.kill();
  await shop.close();
  await postgres.stop();
}

async function judged(url: string) {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] };
  const lcp: number[] = [];
  const cls: number[] = [];
  const faults = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
    if (!result) throw new Error(`no report of ${url}`);
    for (const name of Object.keys(WANTED) as Category[]) {
      const category = result.lhr.categories[name];
      scores[name].push(Math.round((category?.score ?? 0) * 100));
      if (name === 'performance') continue;
      for (const { id } of category?.auditRefs ?? []) {
        const audit = result.lhr.audits[id];
        if (audit?.score === 0) faults.add(id);
      }
    }
    lcp.push(result.lhr.audits['largest-contentful-paint']?.numericValue ?? 0);
    cls.push(result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0);
  }
  const medians = Object.fromEntries(
    (Object.keys(WANTED) as Category[]).map((name) => [name, median(scores[name])]),
  ) as Record<Category, number>;
  const short = (Object.keys(WANTED) as Category[]).filter((name) => medians[name] < WANTED[name]);
  return {
    ...medians,
    lcpSeconds: (median(lcp) / 1000).toFixed(1),
    cls: median(cls).toFixed(3),
    short: short.join(' '),
    faults: [...faults].join(' '),
  };
}
