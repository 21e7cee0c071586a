import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { BOUNDS, type Durations } from './durations.ts';

type Labels = Record<string, string>;
export type Sample = { labels?: Labels; value: number };
/** A metric with all its values, made anew for each scrape. Names as Prometheus recommends them: the base unit last, counters with `_total`. */
export type Family = { name: string; help: string } & (
  | { type: 'gauge' | 'counter'; samples: Sample[] }
  | { type: 'histogram'; durations: { labels?: Labels; durations: Durations }[] }
);

/** From now on also watches the process itself (CPU, memory, handles, event loop, garbage collection), as the client knows how to. */
export function openExposition() {
  const process = new Registry();
  collectDefaultMetrics({ register: process });
  return { type: Registry.PROMETHEUS_CONTENT_TYPE, expose: (families: readonly Family[]) => expose(process, families) };
}

/** The text that Prometheus reads. A family without values is left out. @internal */
export async function expose(process: Registry, families: readonly Family[]): Promise<string> {
  const own = new Registry();
  for (const family of families) {
    const values = valuesOf(family);
    // The client's own classes count while requests are answered; ours are plain numbers, and get their names only here.
    if (values.length > 0)
      own.registerMetric({
        ...family,
        aggregator: 'sum',
        get: async () => ({ ...family, aggregator: 'sum', values }),
      } as unknown as Metric);
  }
  return `${await process.metrics()}\n${await own.metrics()}`;
}

type Value = { metricName?: string; labels: Labels; value: number };

function valuesOf(family: Family): Value[] {
  if (family.type !== 'histogram') return family.samples.map(({ labels = {}, value }) => ({ labels, value }));
  const { name } = family;
  return family.durations.flatMap(({ labels = {}, durations: { counts, sum } }) => {
    let below = 0;
    const buckets = [...counts].map((count, at) => {
      below += count;
      return { metricName: `${name}_bucket`, labels: { ...labels, le: String(BOUNDS[at] ?? '+Inf') }, value: below };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: below },
    ];
  });
}
