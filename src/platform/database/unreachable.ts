const SQLSTATE = /^[0-9A-Z]{5}$/;
/** SQLSTATEs of a server that is stopping, starting or full, or only reads, as a standby does; class 08 is the connection itself. */
const GOING = /^(57P0[1235]|53[123]00|25006|08\w{3})$/;
const NETWORK = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
);
/** Messages of `pg`, its pool and Kysely when a connection is gone or cannot be had in time. */
const GONE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|(connection error|was closed) and is not queryable|connection has been discarded|calling end on the pool|driver has already been destroyed/;

/** True if the database cannot be reached or is shutting down: the answer is 503, not 500. A wrapped error counts by its cause. */
export function isUnreachable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, syscall, cause, errors } = error as {
    code?: unknown;
    syscall?: unknown;
    cause?: unknown;
    errors?: unknown;
  };
  if (typeof code === 'string') {
    if (NETWORK.has(code)) return true;
    if (code === 'ENOENT' && syscall === 'connect') return true; // a Unix socket whose server is away; any other ENOENT is a missing file
    if (SQLSTATE.test(code)) return GOING.test(code); // its message may quote user input
  }
  const message = messageOf(error);
  if (GONE.test(message)) return true;
  if (message === 'fetch failed') return false; // another service
  return (
    isUnreachable(cause, depth + 1) || (Array.isArray(errors) && errors.some((one) => isUnreachable(one, depth + 1)))
  );
}

/** True if there is no room left on a disk, the database's (53100) or ours: nothing can be saved until there is. */
export function isFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}

/** True if the database was never usable: it does not exist, or it refuses the account, password or name given. */
export function isUnusable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return isUnreachable(error) || (typeof code === 'string' && /^(28\w{3}|3D000)$/.test(code));
}

/** The message of anything thrown: the job queue passes on plain objects, and Node's AggregateError has only a code. */
export function messageOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown };
  return String(message || code || error);
}
