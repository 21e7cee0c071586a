/** Why something could not be fetched from another server. */
export type RemoteReason =
  | 'address' // not an https address that may be fetched from
  | 'private' // leads into a private network, or to this machine
  | 'redirects'
  | 'not-found'
  | 'refused'
  | 'busy'
  | 'server-error'
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  | 'too-large'
  | 'wrong-type';

/** Temporary: trying again later may help. */
const TEMPORARY: ReadonlySet<RemoteReason> = new Set(['busy', 'server-error', 'unreachable', 'timeout']);

export class RemoteFault extends Error {
  readonly reason: RemoteReason;
  /** How long the other server asks to be left alone, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(reason: RemoteReason, options: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(`not fetched: ${reason}`, { cause: options.cause });
    this.name = 'RemoteFault';
    this.reason = reason;
    this.retryAfter = options.retryAfter;
  }

  get isTemporary(): boolean {
    return TEMPORARY.has(this.reason);
  }
}
