import { against } from '../../bench/load/against.ts';
import { load } from '../../bench/load/generator.ts';

const HEADERS = { cookie: 'kiran_kind=guest', 'accept-encoding': 'br' };

/** The home page through the edge and directly from one instance, in turn: requests a second of both, and their ratio. */
export async function compareSpeed(
  edge: string,
  instance: string,
  rounds: number,
): Promise<{ a: number; b: number; ratio: number }> {
  const { a, b, ratio } = await against(
    () => load({ url: `${edge}/`, headers: HEADERS }, 4),
    () => load({ url: `${instance}/`, headers: HEADERS }, 4),
    rounds,
  );
  return { a: a.perSecond, b: b.perSecond, ratio };
}
