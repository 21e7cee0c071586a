import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import type { Paise } from '#src/kernel/money.ts';
import { onWhite } from '#src/platform/media/draw-icon.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { composeDocument } from './compose-document.ts';
import type { DocumentContent } from './document.ts';
import { writeDocument } from './write-document.ts';

function invoice(count: number, more: { state?: string; name?: string; sku?: string } = {}): DocumentContent {
  const party = {
    name: more.name ?? 'Asha Patel',
    lines: ['12, Shanti Society', 'Ahmedabad 380009'],
    state: more.state ?? 'Gujarat',
  };
  const lines = Array.from({ length: count }, (_, at) => ({
    name: `Panel ${at + 1}`,
    sku: more.sku,
    hsn: '854143',
    quantity: 2,
    price: 100_000 as Paise,
    discount: 5000 as Paise,
    gstRateBp: at % 2 === 0 ? 500 : 1800,
  }));
  const sale = {
    uid: 'u1',
    test: false,
    subject: { id: 'ord_1', label: 'Order' as const, number: '1042', at: new Date('2026-11-20T06:00:00Z') },
    buyer: party,
    deliverTo: party,
    business: { gstin: '24AAACK0000A1ZU', name: 'Patel Rooftops LLP' },
    lines,
    delivery: 9900 as Paise,
    payment: 'pay_1',
  };
  const units = lines.map(({ quantity }, position) => ({ position, quantity }));
  return { ...composeDocument('invoice', sale, units, new Map(), BRAND), number: 'KS/26-27/000123', on: '2026-11-21' };
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length;

describe('an invoice’s PDF', () => {
  it('names the SKU that each line was bought under, and none where there was none', async () => {
    expect(pdfText(await writeDocument(invoice(1, { sku: 'RUV-RM 550/B' }))).replaceAll('\u00a0', ' ')).toContain(
      'SKU RUV-RM 550/B',
    );
    expect(pdfText(await writeDocument(invoice(1)))).not.toContain('SKU');
  });
  it('lists the serial numbers of its units, each once, over as many pages as they need', async () => {
    const content = invoice(2);
    const serials = Array.from({ length: 130 }, (_, at) => `RV550-${String(at).padStart(4, '0')}-${'X'.repeat(28)}`);
    const [first, second] = content.lines as [DocumentContent['lines'][number], DocumentContent['lines'][number]];
    const pdf = await writeDocument({
      ...content,
      lines: [
        { ...first, serials },
        { ...second, serials: ['JV-1'] },
      ],
    });
    const text = pdfText(pdf).replaceAll(/\s/g, ' ');
    expect(text).toContain('Serial numbers RV550-0000');
    expect(text).toContain('Serial number JV-1');
    expect(text.match(/RV550-\d{4}/g)).toEqual(serials.map((serial) => serial.slice(0, 10)));
    expect(pagesOf(pdf)).toBe(4);
  });
  it('says what the law requires', async () => {
    const pdf = await writeDocument(invoice(2));
    const text = pdfText(pdf).replaceAll('\n', ' ');
    for (const words of [
      'Tax invoice',
      'KS/26-27/000123',
      '21 November 2026',
      '#1042',
      'GSTIN: 24AAACK0000A1ZU',
      'Patel Rooftops LLP',
      'State: Gujarat (24)',
      'Place of supply',
      'Reverse charge',
      '854143',
      'NOS',
      'CGST',
      '2.5%',
      '9%',
      'Amount in words',
      'Authorised signatory',
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('IGST');
    expect(pagesOf(pdf)).toBe(1);
  });

  it('has one tax column for interstate supplies', async () => {
    const text = pdfText(await writeDocument(invoice(1, { state: 'Goa' })));
    expect(text).toContain('IGST');
    expect(text).not.toContain('CGST');
  });

  it('takes names in Hindi and Gujarati', async () => {
    expect(pdfText(await writeDocument(invoice(1, { name: 'आशा' })))).toMatch(/आशा/);
    expect((await writeDocument(invoice(1, { name: 'આશા પટેલ' }))).length).toBeGreaterThan(10_000);
  });

  it('of a test says on each page, in three languages, that it is not an invoice', async () => {
    const real = pdfText(await writeDocument(invoice(60)));
    expect(real).not.toMatch(/Test –|दस्तावेज़/);
    const pdf = await writeDocument({ ...invoice(60), test: true });
    const text = pdfText(pdf);
    expect(text.match(/Test – not a tax document/g)).toHaveLength(pagesOf(pdf) ?? 0);
    expect(text.match(/दस्तावेज़/g)).toHaveLength(pagesOf(pdf) ?? 0);
    // Gujarati is drawn as outlines, not text, which makes the PDF longer.
    expect(pdf.length).toBeGreaterThan((await writeDocument(invoice(60))).length + 1000);
  });

  it('continues over pages with its heading, each line once, the end kept together', async () => {
    const pdf = await writeDocument(invoice(120));
    const lines = pdfText(pdf).split('\n');
    const pages = pagesOf(pdf) ?? 0;
    expect(pages).toBeGreaterThan(4);
    expect(lines.filter((line) => line === 'Description')).toHaveLength(pages);
    for (const at of [1, 60, 119, 120])
      expect([lines.filter((line) => line === `Panel ${at}`).length, lines.includes(String(at))]).toEqual([1, true]);
    expect(lines).toContain(`Page ${pages} of ${pages}`);
  });

  it('is identical for the same content', async () => {
    const [one, other] = [await writeDocument(invoice(3)), await writeDocument(invoice(3))];
    expect(one.equals(other)).toBe(true);
  });

  it('is identical for the same content with a logo, which is in its header', async () => {
    const half = { r: 179, g: 38, b: 30, alpha: 0.5 };
    const logo = await onWhite(
      await sharp({ create: { width: 300, height: 80, channels: 4, background: half } })
        .png()
        .toBuffer(),
    );
    const [one, other] = await Promise.all(
      [1, 2].map(() => writeDocument(invoice(3), { logo, sun: '#ffd400', heading: '#b3261e' })),
    );
    expect(one?.toString('latin1')).toContain('/Subtype /Image');
    expect(other && one?.equals(other)).toBe(true);
  });
});
