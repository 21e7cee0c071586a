import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 35 ms here.
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** How many passwords may be hashed at once: a flood of sign-ins must not take the processors from the shop. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** `argon2id$memory$passes$salt$tag`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...COST }));
  return ['argon2id', COST.memory, COST.passes, nonce.toString('base64url'), Buffer.from(tag).toString('base64url')].join('$');
}

/** Compares in constant time; false for a hash that is not ours. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [name, memory, passes, salt, expected] = hash.split('$');
  if (name !== 'argon2id' || !salt || !expected) return false;
  const tag = await inTurn(() =>
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
