import { launch } from 'chrome-launcher';
import { CannotStart } from '#src/platform/cannot-start.ts';
import type { BenchRun } from '../bench-run.ts';
import { findBrowser } from '../find-browser.ts';
import { median } from '../load/against.ts';
import { take } from '../load/bare.ts';
import { CATEGORIES, SEEN_FIRST } from '../measures.ts';

type Audit = { score: number | null; numericValue?: number; errorMessage?: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
  /** How fast the machine runs scripts, by Lighthouse's own measure: the phone that it plays is four times slower. */
  environment: { benchmarkIndex: number };
};
/** How often a page is looked at until Lighthouse has seen it painted: on a busy machine its recording sometimes ends before. */
const TRIES = 3;
const PAINT = 'largest-contentful-paint';

type Lighthouse = (url: string, options: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse's phone preset on the pages that a stranger sees first. The shop is open to guests, as it is for crawlers. */
export async function measureLighthouse(run: BenchRun): Promise<void> {
  const lighthouse = await loadLighthouse();
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const see = async (url: string, tries = TRIES): Promise<Report> => {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse has no report of ${url}`);
    const paint = result.lhr.audits[PAINT];
    if (paint?.numericValue !== undefined) return result.lhr;
    // It would count as a performance of 0, which says nothing about the page.
    if (tries === 1) throw new Error(`Lighthouse has not seen ${url} painted: ${paint?.errorMessage ?? 'no reason'}`);
    return see(url, tries - 1);
  };
  try {
    await run.withPostgres(() =>
      run.withShop(
        async ({ url }) => {
          const { data } = JSON.parse((await take(`${url}/api/products?limit=1`, {})).body.toString());
          for (const [name, path] of Object.entries(SEEN_FIRST)) {
            const reports: Report[] = [];
            for (let round = 0; round < run.rounds; round++)
              reports.push(await see(url + path.replace('PRODUCT', data.products[0]._id)));
            report(run, name, reports);
          }
        },
        { GUEST_ACCESS: 'open' },
      ),
    );
  } finally {
    chrome.kill();
  }
}

/** It is a development package of the lock file; who has installed without those is told how to get it. */
async function loadLighthouse(): Promise<Lighthouse> {
  try {
    return (await import('lighthouse')).default as unknown as Lighthouse;
  } catch (cause) {
    throw new CannotStart(
      'Lighthouse is not installed: run npm ci --include=dev, which brings the version of the lock file.',
      { cause },
    );
  }
}

function report(run: BenchRun, page: string, reports: Report[]): void {
  for (const [id, name] of Object.entries(CATEGORIES))
    run.add(
      `${name} of ${page}`,
      median(reports.map((one) => Math.round(100 * (one.categories[id]?.score ?? Number.NaN)))),
    );
  const paint = reports.map(({ audits }) => audits[PAINT]?.numericValue ?? Number.NaN);
  run.add(`largest contentful paint of ${page}`, median(paint) / 1000);
  const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const faults = new Set(reports.flatMap(failedAudits));
  run.note(
    `${page}: blocked for ${figure('total-blocking-time').toFixed(0)} ms, layout shift ${figure('cumulative-layout-shift').toFixed(3)}, ` +
      `by a machine of index ${median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)}` +
      (faults.size > 0 ? `; failed: ${[...faults].join(' ')}` : ''),
  );
}

/** Those of performance are degrees, not faults. */
const failedAudits = ({ categories, audits }: Report): string[] =>
  Object.entries(categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.map(({ id }) => id).filter((id) => audits[id]?.score === 0));
