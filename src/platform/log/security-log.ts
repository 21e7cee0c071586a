import { currentRequest, type Log } from './log.ts';

/** All events of the security log (docs/security/logging.md explains them for monitoring). Nothing else can be logged. @internal */
export const SECURITY_EVENTS = [
  'sign-in',
  'second-factor',
  'sign-out',
  'session-ended',
  'proof',
  'account-created',
  'account-deleted',
  'account-banned',
  'account-unbanned',
  'factor-added',
  'factor-removed',
  'recovery-codes-renewed',
  'way-in-added',
  'ways-in-ended',
  'role-given',
  'role-taken',
  'email-proved',
  'email-changed',
  'phone-changed',
  'phone-removed',
  'password-changed',
  'reset-asked',
  'reset-used',
  'refused',
  'limit',
  'foreign-origin',
  'webhook',
  'api-key',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/**
 * What a line can say besides its event. A closed list of our own short words, ids and numbers: there is no field that could hold a
 * password, code, token or address.
 */
export type SecurityFacts = {
  /** The account concerned, if it is not the caller's or the caller is not signed in yet. */
  uid?: string | undefined;
  role?: string | undefined;
  /** Who did it, if it was somebody else. */
  by?: string | undefined;
  /** A keyed hash of the address or number entered, if no account has it. */
  account?: string | undefined;
  /** The method: `password`, `google`, `phone`, `app`, `recovery-code`, `mail`, `link`. */
  way?: string | undefined;
  why?: string | undefined;
  status?: number | undefined;
  code?: string | undefined;
  /** The route, not the address: an address can carry a token. */
  path?: string | undefined;
  limit?: string | undefined;
  /** How many sessions were ended. */
  sessions?: number | undefined;
};

type Line = SecurityFacts & { event: SecurityEvent; outcome: 'success' | 'failure'; network?: string | undefined };
type Flood = { line: Line; more: number };

const MINUTE = 60_000;
/** Floods tracked separately at once. Beyond them only the event is counted, so that no attack fills memory or log. */
const MOST_APART = 1000;

/**
 * The security log: one line of a fixed format for each event that matters to those who monitor the shop (ASVS 5.0 §16.3). Lines are part
 * of the ordinary log, whatever LOG_LEVEL is, except `silent`. Nothing is written to the database: a refusal costs no more than before.
 *
 * A repeated failure from the same place is logged at once and then counted: one line per minute says how many more there were. The sum of
 * all `count` is exact.
 */
export class SecurityLog {
  readonly #log: Log;
  readonly #floods = new Map<string, Flood>();
  readonly #timer: NodeJS.Timeout;

  constructor(log: Log) {
    this.#log = log.child({}, { level: log.level === 'silent' ? 'silent' : 'info' });
    this.#timer = setInterval(() => this.flush(), MINUTE).unref();
  }

  success(event: SecurityEvent, facts: SecurityFacts = {}): void {
    this.#write(lineOf(event, 'success', facts), 1);
  }

  failure(event: SecurityEvent, facts: SecurityFacts = {}): void {
    const request = currentRequest();
    if (request) request.told = true;
    const line = lineOf(event, 'failure', facts);
    const { path: _, ...same } = line;
    const key = this.#keyFor(JSON.stringify(same), line);
    const flood = this.#floods.get(key);
    if (flood) {
      flood.more += 1;
      return;
    }
    const apart = key !== line.event;
    this.#floods.set(key, apart ? { line: same, more: 0 } : { line: { event, outcome: 'failure' }, more: 1 });
    if (apart) this.#write(line, 1);
  }

  /** Logs what has been counted since the last call; runs every minute, and at the end. */
  flush(): void {
    for (const [key, { line, more }] of this.#floods) {
      if (more > 0) {
        this.#write(line, more);
        this.#floods.set(key, { line, more: 0 });
      } else this.#floods.delete(key);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.flush();
  }

  #keyFor(own: string, { event }: Line): string {
    return this.#floods.has(own) || this.#floods.size < MOST_APART ? own : event;
  }

  #write(line: Line, count: number): void {
    const level = line.outcome === 'failure' ? 'warn' : 'info';
    this.#log[level]({ security: { ...line, count } }, 'security');
  }
}

function lineOf(event: SecurityEvent, outcome: Line['outcome'], facts: SecurityFacts): Line {
  const request = currentRequest();
  // Somebody trying an account is not necessarily the user signed in at that browser.
  const uid = facts.uid ?? (facts.account === undefined ? request?.uid : undefined);
  const role = facts.role ?? (uid !== undefined && uid === request?.uid ? request?.role : undefined);
  return { event, outcome, ...facts, uid, role, network: request?.network().slice(0, 64) };
}
