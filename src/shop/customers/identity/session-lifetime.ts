import type { Role } from './principal.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/**
 * How long a session lasts: `idle` without use, `whole` in total (docs/security/sessions.md has the reasons). A family looks at
 * panels for weeks; an account that can refund money signs in every day.
 */
export const SESSION_LIVES: Record<Role, { idle: number; whole: number }> = {
  customer: { idle: 30 * DAY, whole: 90 * DAY },
  technician: { idle: 7 * DAY, whole: 30 * DAY },
  administrator: { idle: DAY, whole: 7 * DAY },
};

/** The longest of all, for the cookie. */
export const LONGEST_SESSION = SESSION_LIVES.customer.whole;

/** A session's use is recorded at most this often. */
export const NOTED_EACH = HOUR;

/** Why a session expired: unused for too long, or at its maximum age. */
export const whyOver = (
  role: Role,
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
): 'idle' | 'absolute' =>
  expiresAt.getTime() - createdAt.getTime() === SESSION_LIVES[role].whole ? 'absolute' : 'idle';

/** Whether a session is over by the limits of its account's current role. `updatedAt`: its last use, exact to an hour. */
export function isOver(role: Role, { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }, now: Date): boolean {
  const { idle, whole } = SESSION_LIVES[role];
  return now.getTime() - createdAt.getTime() >= whole || now.getTime() - updatedAt.getTime() >= idle + NOTED_EACH;
}
