/**
 * Where time comes from, so that tests can move it. The system's own clock is read for two things alone: how long something takes, and when
 * a session begins and ends. Sessions live by the system's clock, as browsers keep their cookies by theirs.
 */
export type Clock = { now(): Date };

/** The system's clock, moved by `offsetSeconds` (TEST_CLOCK_OFFSET). */
export const systemClock = (offsetSeconds = 0): Clock => ({ now: () => new Date(Date.now() + offsetSeconds * 1000) });
