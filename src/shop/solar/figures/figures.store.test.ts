import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { instantInIndia } from '#src/kernel/india-time.ts';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { figuresOf } from '#src/kernel/solar/figures/read-figures.ts';
import { MAIL_QUEUE } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { addFigure, checkFigure, endFigure, type FigureDraft, removeFigure } from './change-figure.ts';
import { countFiguresDue, listFigures } from './list-figures.ts';
import { remindOfEnds } from './remind-of-ends.ts';

let platform: TestPlatform;
let first: DatedFigure[];
beforeAll(async () => {
  platform = await openPlatform({ ADMIN_EMAIL: 'owner@example.com' });
  platform.jobs.handle(MAIL_QUEUE, async () => {});
  await platform.jobs.start('web'); // nobody works: mails stay where they are
  first = (await listFigures(platform)).figures;
});
afterAll(() => platform?.close());
afterEach(async () => {
  await platform.db.deleteFrom('datedFigure').execute();
  await platform.db
    .insertInto('datedFigure')
    .values(first.map((one) => ({ ...one, value: JSON.stringify(one.value) })) as never)
    .execute();
  await platform.db.deleteFrom('mail').execute();
});

/** The same database at a time in India. */
const on = (day: string, time = '10:00'): Platform => ({
  ...platform,
  clock: { now: () => instantInIndia(day, time) },
});
const CO2: FigureDraft = {
  key: 'co2',
  scope: 'india',
  value: { perUnit: 0.7 },
  source: 'Authority, version 22',
  url: 'https://cea.nic.in',
  kind: 'published',
  confirmed: true,
  effectiveFrom: '2027-01-01',
  effectiveTo: null,
  note: '',
};
const add = (change: Partial<FigureDraft> = {}, day = '2026-11-23') =>
  addFigure(on(day), OWNER, { ...CO2, ...change } as FigureDraft);
const daysOf = async (key: string) =>
  (await listFigures(platform)).figures
    .filter((one) => one.key === key && one.scope !== 'torrent-ahmedabad')
    .map(({ effectiveFrom, effectiveTo }) => [effectiveFrom, effectiveTo]);
const acts = async (subject: string) =>
  (await platform.db.selectFrom('auditEntry').select('act').where('subject', '=', subject).orderBy('id').execute()).map(
    ({ act }) => act,
  );

it('leaves out what only the next release knows, which has migrated already', async () => {
  const [known] = first;
  await platform.db
    .insertInto('datedFigure')
    .values({ ...known, value: JSON.stringify(known?.value), id: 'fig_next', key: 'of-the-next-release' } as never)
    .execute();
  expect((await listFigures(platform)).figures).toEqual(first);
  expect(await countFiguresDue(platform)).toEqual({ ending: expect.any(Number), toCheck: expect.any(Number) });
});

describe('the first figures', () => {
  const read = async (day: string) => figuresOf((await listFigures(platform)).figures, day);
  it('pay the subsidy until its last day in India, and nothing after', async () => {
    const amounts = await Promise.all(
      [
        ['2027-03-30', '12:00'],
        ['2027-03-31', '23:59'],
        ['2027-04-01', '00:00'],
      ].map(async ([day = '', time = '']) => {
        const { figures, today } = await listFigures(on(day, time));
        return figuresOf(figures, today).subsidyRates().value?.perKw;
      }),
    );
    expect(amounts).toEqual([3_000_000, 3_000_000, undefined]);
  });
  it('make the tariffs of November 2026, those from memory not confirmed', async () => {
    const today = await read('2026-11-23');
    const urban = today.tariff({ discom: 'pgvcl', rural: false, sanctionedKw: 3 });
    expect(urban.value).toMatchObject({ fixed: 2500, fuelPaisePerUnit: 230, dutyBp: 1500 });
    expect(urban.used?.map(({ confirmed }) => confirmed)).toEqual([false, true, true]);
    expect(today.tariff({ discom: 'torrent-ahmedabad', rural: false, sanctionedKw: 3 }).missing).toEqual([
      { key: 'fuel-adjustment', scope: 'torrent-ahmedabad', why: 'ended', day: '2024-03-31' },
    ]);
    expect(today.installedTax().value).toEqual({ goodsShareBp: 7000, goodsRateBp: 500, serviceRateBp: 1800 });
    expect(today.workPerKw()).toMatchObject({ value: 900_000, used: [{ confirmed: false, kind: 'assumption' }] });
    expect(today.discoms('380060').value).toEqual(['torrent-ahmedabad', 'ugvcl']);
    expect(today.discoms('360001').value).toEqual(['pgvcl']);
    expect((await read('2025-06-30')).tariff({ discom: 'pgvcl', rural: false, sanctionedKw: 3 }).value).toMatchObject({
      fuelPaisePerUnit: 245,
    });
  });
  it('have no tariff in a shop that does not sell where it holds', async () => {
    const { figures } = await listFigures({ ...platform, settings: { ...platform.settings, states: ['Karnataka'] } });
    expect(figures.map(({ key }) => key)).not.toContain('slabs');
    expect(figures.map(({ key }) => key)).toContain('subsidy-rates');
  });
  it('have no assumption and nothing from memory that is confirmed', () => {
    for (const { kind, source, confirmed } of first)
      if (kind === 'assumption' || /from memory/.test(source)) expect(confirmed).toBe(false);
  });
});

describe('a successor', () => {
  it('ends the figure before it, with both in the audit log', async () => {
    await add();
    expect(await daysOf('co2')).toEqual([
      ['2027-01-01', null],
      ['2025-11-01', '2026-12-31'],
    ]);
    expect((await acts('figure:co2/india')).slice(-2)).toEqual(['figure.ended', 'figure.added']);
  });
  it('is refused on a day that has a figure, and leaves everything as it was', async () => {
    await expect(add({ effectiveFrom: '2025-01-01' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(add({ effectiveFrom: '2025-11-01' })).rejects.toMatchObject({
      fieldReasons: { effectiveFrom: { code: 'figure-overlaps' } },
    });
    // The law’s own end is not moved by a successor.
    const rates = { key: 'subsidy-rates', effectiveFrom: '2027-03-31' } as Partial<FigureDraft>;
    await expect(add(rates)).rejects.toMatchObject({ code: 'conflict' });
    expect(await daysOf('co2')).toEqual([['2025-11-01', null]]);
    expect(await daysOf('subsidy-rates')).toEqual([['2025-07-08', '2027-03-31']]);
  });
  it('is written once when two come at the same moment', async () => {
    const both = await Promise.allSettled([add(), add({ value: { perUnit: 0.6 } })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    expect(await daysOf('co2')).toEqual([
      ['2027-01-01', null],
      ['2025-11-01', '2026-12-31'],
    ]);
  });
  it('needs an address unless it is assumed, and days in order', async () => {
    await expect(add({ url: null })).rejects.toMatchObject({ fieldReasons: { url: { code: 'required' } } });
    await expect(add({ effectiveTo: '2026-12-31' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(add({ url: null, kind: 'assumption' })).resolves.toMatchObject({ url: null });
  });
  it('can be removed until it begins', async () => {
    const { id } = await add();
    await expect(removeFigure(on('2027-01-01'), OWNER, id)).rejects.toMatchObject({ code: 'conflict' });
    await removeFigure(on('2026-12-31'), OWNER, id);
    expect(await daysOf('co2')).toEqual([['2025-11-01', '2026-12-31']]);
  });
});

describe('the owner', () => {
  it('ends, confirms and looks up, each with its line', async () => {
    const subject = 'figure:work-per-kw/shop';
    const before = (await acts(subject)).length;
    await checkFigure(on('2026-12-01'), OWNER, 'fig_work_2026', false);
    await checkFigure(on('2026-12-02'), OWNER, 'fig_work_2026', true);
    await endFigure(on('2026-12-02'), OWNER, 'fig_work_2026', '2026-12-31');
    const found = (await listFigures(platform)).figures.find(({ id }) => id === 'fig_work_2026');
    expect(found).toMatchObject({ confirmed: true, checkedOn: '2026-12-02', effectiveTo: '2026-12-31' });
    expect((await acts(subject)).slice(before)).toEqual(['figure.checked', 'figure.confirmed', 'figure.ended']);
    await expect(endFigure(on('2026-12-02'), OWNER, 'fig_work_2026', '2026-11-21')).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(checkFigure(platform, OWNER, 'nobody', true)).rejects.toMatchObject({ code: 'not-found' });
  });
  it('is told on the first page what ends and what was not looked up for 90 days', async () => {
    expect(await countFiguresDue(on('2026-11-23'))).toEqual({ ending: 0, toCheck: 0 });
    expect(await countFiguresDue(on('2027-02-20'))).toEqual({ ending: 0, toCheck: 0 });
    const due = await countFiguresDue(on('2027-03-01'));
    expect(due.ending).toBe(1);
    expect(due.toCheck).toBeGreaterThan(10);
  });
});

describe('the mails before an end', () => {
  const mails = async () =>
    (await platform.db.selectFrom('mail').select(['kind', 'subject']).where('kind', '=', 'figure-ends').execute()).map(
      ({ subject }) => subject,
    );
  it('come 30 and 7 days before and on the last day, each once', async () => {
    const counts: number[] = [];
    for (const day of [
      '2027-02-28',
      '2027-03-01',
      '2027-03-02',
      '2027-03-24',
      '2027-03-30',
      '2027-03-31',
      '2027-04-01',
    ]) {
      await Promise.all([remindOfEnds(on(day)), remindOfEnds(on(day))]);
      counts.push((await mails()).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect((await mails()).map((subject) => /(30 days left|7 days left|last day)$/.exec(subject)?.[0])).toEqual([
      '30 days left',
      '7 days left',
      'last day',
    ]);
  });
  it('come late after a day without the job, and not at all for a figure that has a successor', async () => {
    await remindOfEnds(on('2027-03-05'));
    expect(await mails()).toHaveLength(1);
    await add({ ...first.find(({ id }) => id === 'fig_subsidy_2025'), effectiveFrom: '2027-04-01', effectiveTo: null });
    await remindOfEnds(on('2027-03-24'));
    expect(await mails()).toHaveLength(1);
  });
});
