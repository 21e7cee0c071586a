import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { bodyOf, type Filled, type StoredPage } from '#src/platform/page-cache/stored-page.ts';

// docs/decisions/0042: two instances, an edge cache that follows deploy/varnish.vcl, and messages that arrive in any order. The page is a
// number, the last write's.

const pageOf = (read: number): StoredPage => ({
  status: 200,
  headers: {},
  body: Buffer.from(String(read)),
  brotli: undefined,
  etag: `"${read}"`,
});

class Edge {
  stored: number | undefined;
  stores = 0;
  #clock = 0;
  #purged = 0;

  begin = (): number => ++this.#clock;

  purge(): void {
    this.#purged = ++this.#clock;
    this.stored = undefined;
  }

  keep(read: number, began: number): void {
    if (this.#purged > began) return;
    this.stored = read;
    this.stores += 1;
  }
}

class Instance {
  readonly cache = new PageCache();
  /** Purges on their way to the edge. */
  purges = 0;
  /** Writes of the other instance that it has not heard of. */
  unheard = 0;
  readonly fills: (() => void)[] = [];

  constructor() {
    this.cache.onExpire(() => {
      this.purges += 1;
    });
  }

  hear(): void {
    if (this.unheard === 0) return;
    this.unheard -= 1;
    this.cache.expire(['t']);
  }
}

const settle = () => new Promise(setImmediate);

it('keeps no page from before a write once the purges have arrived, whatever overtakes what', async () => {
  const STEPS = ['fetch', 'fetch', 'fill', 'fill', 'arrive', 'arrive', 'write', 'hear', 'purge'] as const;
  let stores = 0;
  const step = fc.tuple(fc.constantFrom(...STEPS), fc.nat(1), fc.nat(5));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50, size: 'max' }), async (steps) => {
      let truth = 0;
      const edge = new Edge();
      const instances = [new Instance(), new Instance()] as const;
      /** Answers on their way to the edge. */
      const answers: { read: number; began: number; keep: boolean }[] = [];

      const fetchFrom = ({ cache, fills }: Instance) => {
        const began = edge.begin();
        const fill = () => {
          const read = truth;
          return new Promise<Filled>((resolve) =>
            fills.push(() => resolve({ page: pageOf(read), tags: ['t'], keep: true })),
          );
        };
        void cache.show('k', fill).then((page) => {
          answers.push({ read: Number(bodyOf(page).toString()), began, keep: cache.lifeOf(page) !== undefined });
        });
      };
      const write = (own: Instance, other: Instance) => {
        truth += 1;
        other.unheard += 1;
        own.cache.expire(['t']);
      };
      const arrive = (at: number) => {
        const [answer] = answers.splice(at % (answers.length || 1), 1);
        if (answer?.keep) edge.keep(answer.read, answer.began);
      };
      const purge = (own: Instance) => {
        if (own.purges === 0) return;
        own.purges -= 1;
        edge.purge();
      };

      for (const [what, which, at] of steps) {
        const [own, other] = which === 0 ? instances : ([instances[1], instances[0]] as const);
        if (what === 'fetch') fetchFrom(own);
        else if (what === 'fill') own.fills.splice(at % (own.fills.length || 1), 1)[0]?.();
        else if (what === 'arrive') arrive(at);
        else if (what === 'write') write(own, other);
        else if (what === 'hear') own.hear();
        else purge(own);
        await settle();
      }
      for (const own of instances) {
        while (own.unheard > 0) own.hear();
        while (own.purges > 0) purge(own);
      }
      const check = () => edge.stored !== undefined && expect(edge.stored).toBe(truth);
      check();
      for (const { fills } of instances) for (const end of fills) end();
      await settle();
      while (answers.length > 0) {
        arrive(0);
        check();
      }
      stores += edge.stores;
    }),
    { numRuns: 500 },
  );
  expect(stores).toBeGreaterThan(200);
});
