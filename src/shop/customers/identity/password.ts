import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Fault } from '#src/platform/fault.ts';

const derive = promisify(argon2);

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 35 ms here.
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const;

/**
 * How many passwords may be hashed at once: a flood of sign-ins must not take the processors from the shop. Further calls
 * queue, and between two of those the processor rests for as long as the last one took (a single sign-in does not wait).
 * When the queue is full, the caller is asked to try again.
 */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const MOST_WAITING = 60 * AT_ONCE;
let running = 0;
const waiting: (() => void)[] = [];

async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING)
    throw new Fault('unavailable', 'many-signing-in', {
      detail: { retryAfter: 5 },
    });
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  const began = performance.now();
  try {
    return await work();
  } finally {
    // The slot is handed on, so that no other call gets in between.
    const next = waiting.shift();
    if (next) setTimeout(next, performance.now() - began);
    else running -= 1;
  }
}

/** `argon2id$memory$passes$salt$tag`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await enqueue(() =>
    derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...COST }),
  );
  return [
    'argon2id',
    COST.memory,
    COST.passes,
    nonce.toString('base64url'),
    Buffer.from(tag).toString('base64url'),
  ].join('$');
}

/** Compares in constant time; false for a hash that is not ours. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [name, memory, passes, salt, expected] = hash.split('$');
  if (name !== 'argon2id' || !salt || !expected) return false;
  const tag = await enqueue(() =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce: Buffer.from(salt, 'base64url'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: 1,
      tagLength: 32,
    }),
  );
  return timingSafeEqual(Buffer.from(tag), Buffer.from(expected, 'base64url'));
}
