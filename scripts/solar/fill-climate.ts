import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClimateRow } from '#src/kernel/solar/climate.ts';
import { askNasa, FIRST_YEAR, LAST_YEAR, type MonthlySeries, type Nasa } from './ask-nasa.ts';

type Waiting = { id: string; name: string; lat: number; lon: number; tColdC: number };
export type ClimateFile = { places: ClimateRow[]; waiting: Waiting[] };

/**
 * Asks for every place that waits and writes the file after each, so that what came stays if a later one fails. A place without a usable answer
 * goes on waiting, and is named in what this answers.
 */
export async function fillClimate(
  file: string | URL,
  nasa: Nasa,
  today: string,
  tell: (line: string) => void,
): Promise<string[]> {
  let climate = JSON.parse(await readFile(file, 'utf8')) as ClimateFile;
  const failed: string[] = [];
  for (const place of climate.waiting) {
    try {
      const row = rowOf(place, await askNasa(nasa, place), today);
      climate = {
        places: [...climate.places, row].sort((a, b) => a.id.localeCompare(b.id)),
        waiting: climate.waiting.filter(({ id }) => id !== place.id),
      };
      await replaceFile(file, writeClimate(climate));
      tell(`${place.name}: ${mean(row.ghi).toFixed(2)} kWh/m² a day`);
    } catch (error) {
      failed.push(place.id);
      tell(`${place.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await pause(nasa.pauseMs);
  }
  return failed;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
/** Of a sample. */
const deviation = (all: readonly number[]) =>
  Math.sqrt(all.reduce((sum, one) => sum + (one - mean(all)) ** 2, 0) / (all.length - 1));
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

const rowOf = ({ id, name, lat, lon, tColdC }: Waiting, series: MonthlySeries, today: string): ClimateRow => ({
  id,
  name,
  lat,
  lon,
  elevationM: series.elevationM,
  ghi: series.ghi.map((years) => rounded(mean(years), 2)),
  ghiSd: series.ghi.map((years) => rounded(deviation(years), 2)),
  t2m: series.t2m.map((years) => rounded(mean(years), 1)),
  tColdC,
  source: 'NASA POWER monthly means: CERES SYN1deg ALLSKY_SFC_SW_DWN and MERRA-2 T2M',
  period: `${FIRST_YEAR}–${LAST_YEAR}`,
  checkedOn: today,
});

/** Each list on one line, so that a change of the file can be read. @internal for tests */
export function writeClimate({ places, waiting }: ClimateFile): string {
  const value = (one: unknown): string => (Array.isArray(one) ? `[${one.map(value).join(', ')}]` : JSON.stringify(one));
  const entries = (row: object, gap: string) =>
    Object.entries(row)
      .map(([key, one]) => `${JSON.stringify(key)}: ${value(one)}`)
      .join(gap);
  const measured = places.map((row) => `    {\n      ${entries(row, ',\n      ')}\n    }`).join(',\n');
  const waits = waiting.map((row) => `    { ${entries(row, ', ')} }`).join(',\n');
  const list = (rows: string) => (rows ? `[\n${rows}\n  ]` : '[]');
  return `{\n  "places": ${list(measured)},\n  "waiting": ${list(waits)}\n}\n`;
}

async function replaceFile(file: string | URL, text: string): Promise<void> {
  const beside = new URL(`${file instanceof URL ? file.href : `file://${file}`}.new`);
  await writeFile(beside, text);
  await rename(beside, file);
}
