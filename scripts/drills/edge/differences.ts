import { setTimeout as pause } from 'node:timers/promises';
import { atOnce, seeded } from '#tests/support/rounds.ts';
import { anyRequest } from './any-request.ts';
import { askRaw, type RawAnswer, type RawRequest } from './raw-request.ts';

export type Compared = {
  requests: number;
  /** Answered by the edge from its cache. */
  cached: number;
  /** Refused by the edge as malformed, which the shop would have answered somehow. */
  refused: number;
  differences: { request: RawRequest; edge: RawAnswer; shop: RawAnswer }[];
};

/** Sends each request to the edge and to an instance, and compares what comes back. */
export async function compareAnswers(
  edge: { port: number; url: string },
  instances: readonly { port: number }[],
  rounds: number,
  seed: number,
): Promise<Compared> {
  const random = seeded(seed);
  const host = new URL(edge.url).host;
  const etags = new Set<string>();
  const compared: Compared = { requests: 0, cached: 0, refused: 0, differences: [] };
  await atOnce(6, Array.from({ length: rounds }), async (_, at) => {
    const request = anyRequest(random, host, [...etags]);
    let [atEdge, atShop] = await both(at);
    // A page may expire on its own between the two; what is answered wrongly is answered wrongly again.
    for (let again = 0; again < 2 && !isSame(atEdge, atShop); again++) {
      await pause(200);
      [atEdge, atShop] = await both(at);
    }
    const etag = atShop.headers.find((line) => line.startsWith('etag: '))?.slice('etag: '.length);
    if (etag && etags.size < 60) etags.add(etag);
    compared.requests += 1;
    if (atEdge.cached) compared.cached += 1;
    if (isSame(atEdge, atShop)) return;
    if (atEdge.status === 400 && !atEdge.headers.some((line) => line.startsWith('x-content-type-options')))
      compared.refused += 1;
    else compared.differences.push({ request, edge: atEdge, shop: atShop });

    async function both(turn: number): Promise<[RawAnswer, RawAnswer]> {
      const { port } = instances[turn % instances.length] as { port: number };
      return [await askRaw(edge.port, request), await askRaw(port, request)];
    }
  });
  return compared;
}

const isSame = (a: RawAnswer, b: RawAnswer): boolean =>
  a.status === b.status && a.body === b.body && a.headers.join('\n') === b.headers.join('\n');
