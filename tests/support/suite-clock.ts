/**
 * Where the clock of a test run stands, in seconds from the system's (tests/README.md). The shops that the run starts take the same
 * variable as their setting, browsers get {@link moveDate}, and tests ask {@link now}.
 */
export const CLOCK_OFFSET = Number(process.env['TEST_CLOCK_OFFSET'] || 0);

/** In Vitest's workers `Date` itself is moved, for what runs in the test's own process; see vitest-clock.ts. */
const MOVED = Symbol.for('kiran.moved-date');
const isMoved = () => MOVED in globalThis;

/** The instant that the shop under test takes for now. */
export const now = (): Date => new Date(Date.now() + (isMoved() ? 0 : CLOCK_OFFSET * 1000));

/** Moves `Date` in this process; timers and `performance` go on as they are. */
export function moveOwnDate(): void {
  if (CLOCK_OFFSET === 0 || isMoved()) return;
  Object.defineProperty(globalThis, MOVED, { value: true });
  moveDate(CLOCK_OFFSET * 1000);
}

/** Moves `Date` where it runs; a browser gets it as text, so it leans on nothing around it. */
export function moveDate(ms: number): void {
  const real = Date;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length ? given : [real.now() + ms], made),
    apply: () => new real(real.now() + ms).toString(),
    get: (target, name) => (name === 'now' ? () => real.now() + ms : Reflect.get(target, name)),
  });
}
