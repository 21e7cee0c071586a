/**
 * The offset of a test run's clock from the system's, in seconds (tests/README.md). The shops that the run starts get the same variable as their
 * setting, browsers get {@link moveDate}, and tests call {@link now}.
 */
export const CLOCK_OFFSET = Number(process.env['TEST_CLOCK_OFFSET'] || 0);

/** In Vitest's workers `Date` itself is moved, for code that runs in the test's own process; see vitest-clock.ts. */
const MOVED = Symbol.for('kiran.moved-date');
const isMoved = () => MOVED in globalThis;

/** The current time for the shop under test. */
export const now = (): Date => new Date(Date.now() + (isMoved() ? 0 : CLOCK_OFFSET * 1000));

/** Moves `Date` in this process; timers and `performance` are unchanged. */
export function moveOwnDate(): void {
  if (CLOCK_OFFSET === 0 || isMoved()) return;
  Object.defineProperty(globalThis, MOVED, { value: true });
  moveDate(CLOCK_OFFSET * 1000);
}

/** Moves `Date` where it runs; a browser gets it as text, so it uses nothing from around it. */
export function moveDate(ms: number): void {
  const real = Date;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length ? given : [real.now() + ms], made),
    apply: () => new real(real.now() + ms).toString(),
    get: (target, name) => (name === 'now' ? () => real.now() + ms : Reflect.get(target, name)),
  });
}
