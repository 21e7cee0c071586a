const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Those of a server that goes, comes or is full; class 08 is the connection itself. */
const GOING = /^(57P0[1235]|53300|08\w{3})$/;
const NETWORK = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
);
/** What `pg`, its pool and Kysely say of a connection that is gone, or that cannot be had in time. */
const GONE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|(connection error|was closed) and is not queryable|connection has been discarded|calling end on the pool|driver has already been destroyed/;

/** True for a database that cannot be reached or is going down: the answer is 503, not 500. A wrapped error counts by what it wraps. */
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
    if (code === 'ENOENT' && syscall === 'connect') return true; // a Unix socket whose server is away; any other is a missing file
    if (SQLSTATE.test(code)) return GOING.test(code); // its message may quote what somebody sent
  }
  const message = messageOf(error);
  if (GONE.test(message)) return true;
  if (message === 'fetch failed') return false; // another service
  return (
    isUnreachable(cause, depth + 1) || (Array.isArray(errors) && errors.some((one) => isUnreachable(one, depth + 1)))
  );
}

/** True for a database that cannot be worked with from the beginning: not there, or it refuses the account, password or name that it is asked for with. */
export function isUnusable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return isUnreachable(error) || (typeof code === 'string' && /^(28\w{3}|3D000)$/.test(code));
}

/** Of whatever was thrown: the job queue hands on plain objects, and Node's AggregateError has nothing but a code. */
export function messageOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown };
  return String(message || code || error);
}
