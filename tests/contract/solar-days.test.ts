import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#tests/support/pdf-text.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { now } from '#tests/support/suite-clock.ts';
import { createVisitor } from '#tests/support/visitor.ts';

// The last days of the subsidy's scheme in India: full, full, and nothing, with the sentence that says so. Nobody is promised money that ended.

const ENDED = 'The scheme that we know of ended on 31 March 2027.';
const QUERY = 'pin=380060&discom=ugvcl&bill=3200&months=1&roof=60&phase=1&load=3';
const token = randomBytes(32).toString('base64url');
const DAYS = [
  ['30 March', '2027-03-30T12:00:00+05:30', true],
  ['31 March', '2027-03-31T23:00:00+05:30', true],
  ['1 April', '2027-04-01T00:01:00+05:30', false],
] as const;

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
  await shop.sql.query(
    `insert into dated_figure (id, key, scope, value, source, url, kind, confirmed, effective_from, checked_on) values
      ('fig_vendor_test', 'vendor-registration', 'shop', '{"text": "GJ-1"}', 'test', null, 'assumption', true, '2026-01-01', '2026-01-01')`,
  );
});
afterAll(() => shop?.close());

const cookie = 'kiran_kind=guest; kiran_lang=en';
const open = async (url: string) => Buffer.from(await (await fetch(url, { headers: { cookie } })).arrayBuffer());
const plain = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->/g, '');

describe.each(DAYS)('on %s 2027', (day, instant, isPaid) => {
  it('plan, call, saved plan and its PDF agree', async () => {
    const offset = String(Math.round((Date.parse(instant) - now().getTime()) / 1000));
    const other = await shop.another({ TEST_CLOCK_OFFSET: offset });
    try {
      const { plan } = (await createVisitor(other.url).call('GET', `/solar/plan?${QUERY}`)).body.data;
      expect(plan.subsidy).toEqual({
        ...{ amount: isPaid ? 78_000 : 0, until: '2027-03-31', why: isPaid ? 'due' : 'scheme-ended' },
      });
      const keys = plan.figures.map(({ key }: { key: string }) => key);
      expect(keys.includes('subsidy-rates')).toBe(isPaid);
      if (day === '30 March') {
        const saved = await fetch(`${other.url}/solar/plan?${QUERY}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie, origin: other.url },
          body: new URLSearchParams({ do: 'save', token }),
        });
        expect(saved.status).toBe(303);
      }
      const pages = [
        plain((await open(`${other.url}/solar/plan?${QUERY}`)).toString()),
        plain((await open(`${other.url}/solar/plan/${token}`)).toString()),
        pdfText(await open(`${other.url}/solar/plan/${token}.pdf`)).replaceAll('\n', ' '),
      ].map((text) => text.replaceAll('\u00a0', ' '));
      for (const text of pages) {
        expect(text.includes(ENDED)).toBe(!isPaid);
        expect(/₹ ?78,000/.test(text)).toBe(isPaid);
      }
    } finally {
      await other.stop();
    }
  });
});
