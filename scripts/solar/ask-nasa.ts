import { setTimeout as pause } from 'node:timers/promises';

/** NASA POWER's monthly means of a point. */
export type Asked = { lat: number; lon: number };
/** By month from January, each with one figure a year. */
export type MonthlySeries = { ghi: number[][]; t2m: number[][]; elevationM: number };

export type Nasa = {
  /** The service without its query. */
  address: string;
  /** Between two requests, and the first pause before one is repeated; milliseconds. */
  pauseMs: number;
};

export const NASA: Nasa = { address: 'https://power.larc.nasa.gov/api/temporal/monthly/point', pauseMs: 2000 };
export const FIRST_YEAR = 2015;
export const LAST_YEAR = 2024;

const TRIES = 4;
const PATIENCE_MS = 120_000;
const SUN = 'ALLSKY_SFC_SW_DWN';
const AIR = 'T2M';

/** Asks for a point, again after a pause if the service is busy or away. Throws an Error that says what was wrong with its answer. */
export async function askNasa(nasa: Nasa, at: Asked): Promise<MonthlySeries> {
  const query = new URLSearchParams({
    parameters: `${SUN},${AIR}`,
    community: 'RE',
    longitude: `${at.lon}`,
    latitude: `${at.lat}`,
    start: `${FIRST_YEAR}`,
    end: `${LAST_YEAR}`,
    format: 'JSON',
  });
  return readSeries(await askPatiently(`${nasa.address}?${query}`, nasa.pauseMs));
}

async function askPatiently(address: string, pauseMs: number): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: unknown) => error);
    if (answer instanceof Response && answer.ok) return answer.json();
    const why = answer instanceof Response ? `status ${answer.status}` : String(answer);
    await (answer instanceof Response ? answer.body?.cancel() : undefined);
    const busy = !(answer instanceof Response) || answer.status === 429 || answer.status >= 500;
    if (!busy || attempt === TRIES) throw new Error(`NASA POWER did not answer: ${why}`);
    const asked = answer instanceof Response ? Number(answer.headers.get('retry-after') ?? 0) * 1000 : 0;
    await pause(Math.max(asked || 0, pauseMs * 2 ** (attempt - 1)));
  }
}

type Answer = {
  geometry?: { coordinates?: unknown };
  properties?: { parameter?: Record<string, Record<string, unknown>> };
  parameters?: Record<string, { units?: string }>;
};

/** What is plausible in India; NASA's −999 for "no value" is not. */
const PLAUSIBLE = { [SUN]: [0.5, 9], [AIR]: [-40, 45] } as const;
const UNITS = { [SUN]: /^kW-?hr?\/m\^2\/day$/i, [AIR]: /^C$/ } as const;

function readSeries(answer: unknown): MonthlySeries {
  const { geometry, properties, parameters } = (answer ?? {}) as Answer;
  const elevationM = Array.isArray(geometry?.coordinates) ? Number(geometry.coordinates[2]) : Number.NaN;
  if (!(elevationM > -100 && elevationM < 6000)) throw new Error('NASA POWER gave no elevation');
  const read = (name: typeof SUN | typeof AIR): number[][] => {
    const unit = parameters?.[name]?.units ?? '';
    if (!UNITS[name].test(unit)) throw new Error(`NASA POWER gave ${name} in ${unit || 'no unit'}`);
    const [least, most] = PLAUSIBLE[name];
    return Array.from({ length: 12 }, (_, month) =>
      Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_year, index) => {
        const key = `${FIRST_YEAR + index}${String(month + 1).padStart(2, '0')}`;
        const value = properties?.parameter?.[name]?.[key];
        if (typeof value !== 'number' || value < least || value > most)
          throw new Error(`NASA POWER gave ${String(value)} as ${name} of ${key}`);
        return value;
      }),
    );
  };
  return { ghi: read(SUN), t2m: read(AIR), elevationM: Math.round(elevationM) };
}
