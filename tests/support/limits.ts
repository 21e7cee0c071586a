/**
 * When a test is given up, in milliseconds. These measure nothing: they end what hangs. A test that takes a second on an idle machine took twenty
 * beside other work on both processors (measured at a load of 26), so the limits leave it two minutes.
 */
export const LIMITS = {
  test: 120_000,
  /** A test of tests/faults, which waits for processes to die and come back. */
  faultTest: 240_000,
  hook: 240_000,
  poll: 20_000,
};
