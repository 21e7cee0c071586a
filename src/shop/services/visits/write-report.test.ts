import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { cleaningAdvice } from './cleaning-advice.ts';
import { trendOf } from './trend.ts';
import { NO_WORK, type Visit } from './visit.ts';
import { type ReportContent, writeReport } from './write-report.ts';

async function report(
  more: { locale?: string; photos?: number; readings?: number; plan?: number } = {},
): Promise<ReportContent> {
  const { locale = 'en', photos = 2, readings = 5, plan = 1 } = more;
  const completedAt = new Date('2026-11-21T07:30:00Z');
  const visit = {
    bookingNumber: 1042,
    planId: plan,
    planName: 'Premium Solar Care',
    locale,
    name: 'Asha Patel',
    technicianName: 'Kiran Solanki',
    startsAt: new Date('2026-11-21T05:30:00Z'),
    startedAt: new Date('2026-11-21T05:41:00Z'),
    address: {
      fullAddress: '12, Shanti Society, Navrangpura',
      landmark: 'Water tank',
      city: 'Ahmedabad',
      state: 'Gujarat',
      zipcode: '380009',
      phone: '9876543210',
    },
  } as unknown as Visit;
  const picture = (background: string) =>
    sharp({ create: { width: 840, height: 630, channels: 3, background } })
      .jpeg()
      .toBuffer();
  return {
    store: BRAND,
    visit,
    completedAt,
    work: {
      ...NO_WORK,
      checklist: {
        shading: { result: 'attention', remark: 'A neem tree shades two panels after four' },
        soiling: { result: 'ok', remark: '' },
        cracks: { result: 'na', remark: '' },
      },
      totalKwh: 104_210.5,
      todayKwh: 11.2,
      inverterKw: 2.4,
      findings: 'Droppings on two panels. गंदगी दो पैनलों पर। બે પેનલ પર ચરક.',
      advice: 'Trim the tree: about ₹1,500.',
      signedBy: 'Asha Patel',
      signature: 'M40 150L120 40L180 150L260 60L330 150L420 80L560 140',
      signedAt: completedAt,
    },
    advice: cleaningAdvice({ lastCleaned: '2026-11-21', today: '2026-11-21', zipcode: '380009' }),
    trend: trendOf(
      Array.from({ length: readings }, (_, at) => ({
        at: new Date(Date.UTC(2025, 3 * at, 1)),
        totalKwh: 9000 + at * 1100 - at * at * 30,
      })),
    ),
    photos: {
      before: await Promise.all(Array.from({ length: photos }, () => picture('#8a6a4a'))),
      after: await Promise.all(Array.from({ length: photos }, () => picture('#2a74ba'))),
    },
  };
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

it('says who, where, what was found, the readings in Indian format, the trend and when the next cleaning is due', async () => {
  const text = pdfText(await writeReport(await report())).replaceAll('\n', ' ');
  for (const words of [
    'Health report',
    'Visit of 21 Nov 2026',
    'Kiran Solanki',
    '11:11 am to 1:00 pm',
    'A neem tree',
    '1,04,210.5 kWh',
    '1 of 13 points',
    'Next cleaning',
    'kWh per day, up from',
    '1,500',
    'Asha Patel confirmed on 21 Nov 2026',
  ]) {
    expect(text).toContain(words);
  }
});

it('sets what the plant gave beside what was expected, where the plant is known', async () => {
  const content = await report({ photos: 0 });
  const text = async (output?: ReportContent['output']) =>
    pdfText(await writeReport({ ...content, output })).replaceAll('\n', ' ');
  expect(await text()).not.toContain('Expected since');
  const output = { since: new Date('2026-08-01T05:00:00Z'), measured: 11.2, expected: 14, kwp: 3.3, place: 'Surat' };
  const found = await text(output);
  for (const words of ['Expected since 1 Aug 2026', '14 kWh a day', '11.2 kWh a day (80%)', '3.3 kW', 'Surat'])
    expect(found).toContain(words);
});

it('of a test says so on each page', async () => {
  const content = await report({ photos: 0 });
  expect(pdfText(await writeReport(content))).not.toContain('Test –');
  const pdf = await writeReport({ ...content, visit: { ...content.visit, test: true } });
  expect(pdfText(pdf).match(/Test – not a real report/g)).toHaveLength(pagesOf(pdf));
});

it('is identical for the same content, in three languages, with sixteen photos or none', async () => {
  expect((await writeReport(await report())).equals(await writeReport(await report()))).toBe(true);
  expect(
    pdfText(await writeReport(await report({ locale: 'hi', readings: 1, photos: 0 }))).replaceAll('\n', ' '),
  ).toContain('जाँच');
  const many = await writeReport(await report({ locale: 'gu', photos: 8 }));
  expect(pagesOf(many)).toBeGreaterThan(3);
  expect(pagesOf(await writeReport(await report({ photos: 0, plan: 3 })))).toBeLessThanOrEqual(2);
});
