/**
 * The source of time, so that tests can move it. The system clock is read directly for two things only: measuring durations, and when a
 * session begins and ends. Sessions follow the system clock because browsers expire their cookies by theirs.
 */
export type Clock = { now(): Date };

/** The system's clock, moved by `offsetSeconds` (TEST_CLOCK_OFFSET). */
export const systemClock = (offsetSeconds = 0): Clock => ({ now: () => new Date(Date.now() + offsetSeconds * 1000) });
