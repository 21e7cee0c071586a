/** The States and Union Territories with their GST codes: the first two digits of a GSTIN (GSTN's list). */
const CODES: Record<string, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

export type GstState = { name: string; code: string };

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
const BY_NAME = new Map(Object.entries(CODES).map(([name, code]) => [plain(name), { name, code }]));

/** The State with this name, `&` counting as `and`; undefined for anything but an Indian State. */
export const findState = (name: string): GstState | undefined => BY_NAME.get(plain(name));

/** The State by its code, e.g. of a GSTIN. */
export const stateOfCode = (code: string): GstState | undefined =>
  [...BY_NAME.values()].find((state) => state.code === code);

/** All names, in alphabetical order. */
export const STATE_NAMES: readonly string[] = Object.keys(CODES).sort();

/** The State whose name is nearest to a misspelt one, by edit distance. */
export const nearestState = (name: string): string =>
  STATE_NAMES.map((known) => ({ known, far: distance(plain(name), plain(known)) })).sort((a, b) => a.far - b.far)[0]
    ?.known ?? '';

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swapped, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
