import { latinDigits } from '#src/kernel/indian-digits.ts';
import type { CellFault } from './sheet-product.ts';

/** What a cell is read as, or what is wrong with it. */
export type Read<T> = { value: T } | { fault: CellFault };
const wrong = (code: CellFault['code'], detail?: string): { fault: CellFault } => ({
  fault: { code, ...(detail !== undefined && { detail }) },
});

/** `1,25,000.50` and `125,000.5` are numbers; groups that are neither Indian nor Western are ambiguous. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;
/** A number as people write it, without currency sign or unit; undefined if it is not one. */
export function parseNumber(text: string): number | undefined {
  const minus = /^[-\u2212]/.test(text.trim());
  const bare = latinDigits(text)
    .trim()
    .replace(/^[-\u2212]/, '')
    .replace(/(?<=\d) (?=\d{2,3}\b)/g, '');
  if (!PLAIN.test(bare) && !GROUPED.test(bare)) return undefined;
  const value = Number(bare.replaceAll(',', ''));
  return Number.isFinite(value) ? (minus ? -value : value) : undefined;
}

const MONEY = /(₹|\brs\b\.?|\binr\b|\brupees?\b|रु(पये|पए)?\.?|રૂ\.?|\/-|\bonly\b)/giu;

/** `₹1,25,000`, `Rs. 1 25 000/-`, `INR 125000.00`: rupees, to the paisa. */
export function readRupees(cell: string): Read<number> {
  const value = parseNumber(cell.replace(MONEY, ' ').replace(/\s+/g, ' '));
  if (value === undefined) return wrong('number');
  // More than two decimals is not an amount, and rounding would make a price that nobody wrote.
  const [exact, paise] = [value * 100, Math.round(value * 100)];
  return Math.abs(exact - paise) > Math.max(1e-6, Math.abs(exact) * 1e-15) ? wrong('paise') : { value: paise / 100 };
}

const COUNTED = /\s*(\+|nos?\.?|pcs?\.?|pieces?|units?|qty|sets?|नग|નંગ)$/iu;
const NONE = /^(out of stock|sold out|nil|none|नहीं|નથી|-)$/iu;

/** A count: `10+`, `10 pcs`, `1,200`. */
export function readCount(cell: string): Read<number> {
  if (NONE.test(cell)) return { value: 0 };
  const value = parseNumber(cell.replace(COUNTED, ''));
  return value === undefined ? wrong('number') : { value };
}

/** A bare number, as people write it. */
export function readNumber(cell: string): Read<number> {
  const value = parseNumber(cell);
  return value === undefined ? wrong('number') : { value };
}

/** The tariff's rates since 22 September 2025, including precious stones and metals (Notification 9/2025, Central Tax (Rate)). */
const GST_RATES: readonly number[] = [0, 0.25, 1.5, 3, 5, 18, 40];
const isRate = (value: number) => GST_RATES.some((rate) => Math.abs(rate - value) < 1e-9);

/** `5%`, `5 %`, `GST @ 5%`, and the 0.05 that a spreadsheet stores where it shows 5 %: no rate of the tariff is ambiguous between the two. */
export function readGst(cell: string): Read<number> {
  const bare = cell.replace(/\b(i?gst|tax)\b|कर|@|:|%|\bper ?cent\b/giu, ' ').trim();
  const value = /^(exempt|exempted|nil|nil rated|zero rated)$/i.test(bare) ? 0 : parseNumber(bare);
  if (value === undefined) return wrong('number');
  if (isRate(value)) return { value };
  const hundredfold = Math.round(value * 1e6) / 1e4;
  if (!cell.includes('%') && value < 1 && isRate(hundredfold)) return { value: hundredfold };
  return wrong('gst', GST_RATES.join(', '));
}

const YES = /^(yes|y|true|1|haan?|ji haan?|हाँ|हां|हा|जी हाँ|હા|✓|✔)$/iu;
const NO = /^(no|n|false|0|nahi|nahin|naa?|नहीं|नही|ना|ના|નહીં|✗|✘|-|)$/iu;

export function readFlag(cell: string): Read<boolean> {
  if (YES.test(cell)) return { value: true };
  return NO.test(cell) ? { value: false } : wrong('flag');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as `YYYY-MM-DD`: `2025-09-22`, `22/09/2025`, `22.9.25`, `22-Sep-25`. The day comes first, as in India. */
export function readDay(cell: string): Read<string> {
  const text = latinDigits(cell).replace(/[T ]\d\d:\d\d.*$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)$/.exec(text);
  if (figures) return realDay(yearOf(figures[3]), Number(figures[2]), Number(figures[1]));
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})[-/., ]+(\d{4}|\d\d)$/i.exec(text);
  return words
    ? realDay(yearOf(words[3]), MONTHS.indexOf(String(words[2]).slice(0, 3).toLowerCase()) + 1, Number(words[1]))
    : wrong('date');
}

const yearOf = (text = '') => (text.length === 2 ? 2000 + Number(text) : Number(text));
function realDay(year: number, month: number, day: number): Read<string> {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year > 1900 && year < 2200 ? { value: date.toISOString().slice(0, 10) } : wrong('date');
}

const LENGTHS: Record<string, number> = {
  mm: 1,
  cm: 10,
  m: 1000,
  mtr: 1000,
  meter: 1000,
  metre: 1000,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
  '"': 25.4,
  ft: 304.8,
};
const WEIGHTS: Record<string, number> = {
  kg: 1,
  kgs: 1,
  kilogram: 1,
  किलो: 1,
  g: 0.001,
  gm: 0.001,
  gms: 0.001,
  gram: 0.001,
  grams: 0.001,
  lb: 0.45359237,
  lbs: 0.45359237,
  oz: 0.028349523,
};

/** A unit's factor to millimetres or kilograms; undefined for one that measures something else. */
const factorOf = (unit: string, of: 'length' | 'weight') =>
  (of === 'length' ? LENGTHS : WEIGHTS)[unit.toLowerCase().replace(/\.$/, '')];

/** `2278 mm`, `12 kg`, `500 g`; a bare number is in the unit of its heading, else in millimetres or kilograms. */
export function readMeasure(cell: string, of: 'length' | 'weight', unit = ''): Read<number> {
  const parts = /^([\d.,\s]+)\s*([^\d.,\s].*)?$/u.exec(latinDigits(cell));
  const value = parts && parseNumber(String(parts[1]));
  if (value === undefined || value === null) return wrong('number');
  const own = parts?.[2]?.trim();
  const factor = own ? factorOf(own, of) : (factorOf(unit, of) ?? 1);
  if (factor === undefined) return wrong('unit', of === 'length' ? 'mm, cm, m' : 'kg, g');
  return { value: Math.round(value * factor * 1000) / 1000 };
}

/** A number, bare or followed by a unit: `540 W`, `41.5V`, `21.3 %`. The heading says which unit it is. */
export function parseFigure(text: string): number | undefined {
  return parseNumber(text) ?? parseNumber(text.replace(/(?<=\d)\s*[a-zA-Z°%²]{1,4}$/u, ''));
}

/** Years of a warranty: `12`, `12 years`, `12 yrs`, `24 months`. */
export function readYears(cell: string): Read<number> {
  const [, figure = '', unit = ''] = /^([\d.]+)\s*\+?\s*(.*)$/u.exec(latinDigits(cell)) ?? [];
  const value = parseNumber(figure);
  if (value === undefined) return wrong('number');
  if (/^(months?|mths?|mon|माह|महीने|મહિના)\.?$/iu.test(unit)) return { value: value / 12 };
  return /^((years?|yrs?|y|साल|वर्ष|વર્ષ)\.?( warranty)?)?$/iu.test(unit) ? { value } : wrong('number');
}

/** The last heading of each chapter whose code begins with a zero (First Schedule to the Customs Tariff Act). */
const LAST_HEADING = [0, 6, 10, 9, 10, 11, 4, 14, 14, 10];

/**
 * An HSN code: 4, 6 or 8 digits of an existing chapter. A spreadsheet drops the zero from 0904: it is restored where the resulting heading exists.
 * Any other code of odd length is refused, as a digit may be missing at its end.
 */
export function readHsn(cell: string): Read<string> {
  let code = latinDigits(cell)
    .replace(/^hsn\s*:?\s*/i, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/[\s.]/g, '');
  if (/^[1-9](\d\d|\d{4}|\d{6})$/.test(code)) {
    const heading = Number(code.slice(1, 3));
    if (heading >= 1 && heading <= (LAST_HEADING[Number(code[0])] ?? 0)) code = `0${code}`;
  }
  if (!/^(\d{4}|\d{6}|\d{8})$/.test(code)) return wrong('hsn');
  const chapter = Number(code.slice(0, 2));
  return chapter >= 1 && chapter <= 98 && chapter !== 77 ? { value: code } : wrong('hsn-chapter', code.slice(0, 2));
}
