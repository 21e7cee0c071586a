import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type ClimateFile, fillClimate, writeClimate } from './fill-climate.ts';

const SHIPPED = new URL('../../seed/climate.json', import.meta.url);
const place = (id: string, lat: number) => ({ id, name: id.toUpperCase(), lat, lon: 73.5, tColdC: 5 });

/** The service as its documentation shows it: year and month as keys, `13` for the year. */
function answerOf(change: (answer: ReturnType<typeof whole>) => void = () => {}) {
  const answer = whole();
  change(answer);
  return JSON.stringify(answer);
}
function whole() {
  const [sun, air]: Record<string, number>[] = [{}, {}] as [Record<string, number>, Record<string, number>];
  for (let year = 2015; year <= 2024; year += 1)
    for (let month = 1; month <= 13; month += 1) {
      const key = `${year}${String(month).padStart(2, '0')}`;
      (sun as Record<string, number>)[key] = month === 13 ? 5.5 : 4 + month / 10 + (year % 2 ? 0.1 : -0.1);
      (air as Record<string, number>)[key] = 20 + month;
    }
  return {
    geometry: { coordinates: [73.5, 21, 12.4] as number[] },
    parameters: { ALLSKY_SFC_SW_DWN: { units: 'kW-hr/m^2/day' }, T2M: { units: 'C' } },
    properties: { parameter: { ALLSKY_SFC_SW_DWN: sun as Record<string, number>, T2M: air as Record<string, number> } },
  };
}

async function fill(waiting: ClimateFile['waiting'], listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const folder = await mkdtemp(join(tmpdir(), 'climate-'));
  onTestFinished(async () => {
    await new Promise((closed) => server.close(closed));
    await rm(folder, { recursive: true });
  });
  const file = join(folder, 'climate.json');
  await writeFile(file, writeClimate({ places: [], waiting }));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/point`;
  const lines: string[] = [];
  const failed = await fillClimate(file, { address, pauseMs: 1 }, '2026-11-23', (line) => lines.push(line));
  return { failed, lines, written: JSON.parse(await readFile(file, 'utf8')) as ClimateFile };
}

it('writes the file as it is shipped', async () => {
  const text = await readFile(SHIPPED, 'utf8');
  expect(writeClimate(JSON.parse(text))).toBe(text);
});

it('asks for each place once, and keeps means and deviations of the ten years', async () => {
  const asked: URLSearchParams[] = [];
  const { failed, written } = await fill([place('a', 21), place('b', 22)], (request, response) => {
    asked.push(new URL(request.url ?? '', 'http://x').searchParams);
    response.end(answerOf());
  });
  expect(failed).toEqual([]);
  expect(asked.map((one) => [one.get('latitude'), one.get('longitude'), one.get('start'), one.get('end')])).toEqual([
    ['21', '73.5', '2015', '2024'],
    ['22', '73.5', '2015', '2024'],
  ]);
  expect(asked[0]?.get('parameters')).toBe('ALLSKY_SFC_SW_DWN,T2M');
  expect(written.waiting).toEqual([]);
  expect(written.places.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(written.places[0]).toMatchObject({
    lat: 21,
    elevationM: 12,
    tColdC: 5,
    period: '2015–2024',
    checkedOn: '2026-11-23',
    ghi: [4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 5, 5.1, 5.2],
    t2m: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32],
  });
  for (const one of written.places[0]?.ghiSd ?? []) expect(one).toBe(0.11);
});

it('waits out a busy service, and gives up on one place without losing the others', async () => {
  let tries = 0;
  const { failed, lines, written } = await fill(
    [place('busy', 21), place('away', 22), place('fine', 23)],
    (request, response) => {
      const lat = new URL(request.url ?? '', 'http://x').searchParams.get('latitude');
      if (lat === '21' && ++tries < 3) response.writeHead(tries === 1 ? 429 : 503).end();
      else if (lat === '22') response.writeHead(500).end();
      else response.end(answerOf());
    },
  );
  expect(tries).toBe(3);
  expect(failed).toEqual(['away']);
  expect(lines).toContain('AWAY: NASA POWER did not answer: status 500');
  expect(written.places.map(({ id }) => id)).toEqual(['busy', 'fine']);
  expect(written.waiting.map(({ id }) => id)).toEqual(['away']);
});

type Answer = ReturnType<typeof whole>;
const wrong: [string, (answer: Answer) => void, RegExp][] = [
  [
    'a month without a value',
    ({ properties }) => {
      properties.parameter.T2M['202003'] = -999;
    },
    /-999 as T2M of 202003/,
  ],
  [
    'another unit',
    ({ parameters }) => {
      parameters.ALLSKY_SFC_SW_DWN.units = 'MJ/m^2/day';
    },
    /in MJ/,
  ],
  [
    'a missing month',
    ({ properties }) => {
      delete properties.parameter.ALLSKY_SFC_SW_DWN['201501'];
    },
    /undefined as ALLSKY/,
  ],
  ['no elevation', ({ geometry }) => void geometry.coordinates.pop(), /no elevation/],
];

it.each(wrong)('refuses %s', async (_what, change, words) => {
  const { failed, lines, written } = await fill([place('a', 21)], (_, response) => {
    response.end(answerOf(change));
  });
  expect(failed).toEqual(['a']);
  expect(lines.join()).toMatch(words);
  expect(written.places).toEqual([]);
});

it('does not ask again when the question is refused', async () => {
  const asked: (string | undefined)[] = [];
  const { failed } = await fill([place('a', 21)], (request, response) => {
    asked.push(request.url);
    response.writeHead(422).end();
  });
  expect(failed).toEqual(['a']);
  expect(asked).toHaveLength(1);
});
