import { Durations } from './durations.ts';
import { ROUTE_CLASSES, type RouteClass } from './route-class.ts';

const FAMILIES = 6; // 0xx, which nobody sends, to 5xx

export type AnsweredRequests = { route: RouteClass; status: string; memory: boolean; durations: Durations };

/** What this process has counted since its start, in plain numbers: /metrics gives them names (shop/back-office/health/metrics.ts). */
export class Tally {
  readonly renders = new Durations();
  /** Attempts of jobs, by queue. */
  readonly jobs = new Map<string, { done: number; failed: number }>();
  /** Refusals with 429, by limit. */
  readonly refusals = new Map<string, number>([['queue', 0]]);
  readonly #requests: (Durations | undefined)[] = [];

  /** @param memory whether the page cache has answered, ahead of all routing */
  request(route: RouteClass, status: number, seconds: number, memory: boolean): void {
    const at = (ROUTE_CLASSES.indexOf(route) * FAMILIES + Math.floor(status / 100)) * 2 + (memory ? 1 : 0);
    let durations = this.#requests[at];
    if (!durations) {
      durations = new Durations();
      this.#requests[at] = durations;
    }
    durations.record(seconds);
  }

  /** A queue that this process knows: a rate needs a beginning. */
  knows(queue: string): void {
    this.jobs.set(queue, { done: 0, failed: 0 });
  }

  job(queue: string, outcome: 'done' | 'failed'): void {
    const known = this.jobs.get(queue) ?? { done: 0, failed: 0 };
    known[outcome] += 1;
    this.jobs.set(queue, known);
  }

  /** @param limit one of our own words, or undefined for the queues' limit per network */
  refusal(limit = 'queue'): void {
    this.refusals.set(limit, (this.refusals.get(limit) ?? 0) + 1);
  }

  get requests(): AnsweredRequests[] {
    return this.#requests.flatMap((durations, at) => {
      const cell = Math.floor(at / 2);
      const route = ROUTE_CLASSES[Math.floor(cell / FAMILIES)] as RouteClass;
      return durations ? [{ route, status: `${cell % FAMILIES}xx`, memory: at % 2 === 1, durations }] : [];
    });
  }
}
