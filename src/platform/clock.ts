/** Where time comes from. Nothing else in the shop reads the system's clock, so that tests can move it. */
export type Clock = { now(): Date };

/** The system's clock, moved by `offsetSeconds` (TEST_CLOCK_OFFSET). */
export const systemClock = (offsetSeconds = 0): Clock => ({ now: () => new Date(Date.now() + offsetSeconds * 1000) });
