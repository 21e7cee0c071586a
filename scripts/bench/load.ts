import autocannon from 'autocannon';

export type Target = { url: string; headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string };

/** Requests per second over `seconds` with `connections` open; throws if any answer was not 2xx. */
export async function load(target: Target, seconds: number, connections = 20): Promise<number> {
  const result = await autocannon({ ...target, connections, duration: seconds });
  if (result.non2xx || result.errors)
    throw new Error(`${target.url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Runs A and B alternately and gives the median of each, and of their ratio per round: a machine's speed drifts. */
export async function against(
  a: () => Promise<number>,
  b: () => Promise<number>,
  rounds: number,
): Promise<{ a: number; b: number; ratio: number }> {
  const pairs: [number, number][] = [];
  await a(); // warm-up
  await b();
  for (let round = 0; round < rounds; round++)
    pairs.push(round % 2 ? ([await a(), await b()] as [number, number]) : await enqueue(b, a));
  return {
    a: median(pairs.map(([x]) => x)),
    b: median(pairs.map(([, y]) => y)),
    ratio: median(pairs.map(([x, y]) => x / y)),
  };
}

async function enqueue(b: () => Promise<number>, a: () => Promise<number>): Promise<[number, number]> {
  const second = await b();
  return [await a(), second];
}
