import type { BetterAuthOptions } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { tokenHash } from './token.ts';

type Adapter = Awaited<ReturnType<typeof getAdapter>>;
type Where = { field: string; value: unknown };
type Asked = { model: string; where?: Where[]; data?: Record<string, unknown> };

/**
 * The library's own way to the database, with one difference: of a session's token only a hash is kept. Whoever reads the table, or
 * a copy of it, can be nobody. The library goes on to see the tokens that it asks by and those that it makes.
 */
export async function hashedSessions(options: BetterAuthOptions): Promise<() => Adapter> {
  const adapter = hashing(await getAdapter(options));
  return () => adapter;
}

const hashed = (value: unknown): unknown =>
  typeof value === 'string' ? tokenHash(value) : Array.isArray(value) ? value.map(hashed) : value;

function hashing(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name, receiver) {
      const original = Reflect.get(target, name, receiver) as unknown;
      if (typeof original !== 'function') return original;
      if (name === 'transaction')
        return (work: (inner: Adapter) => unknown) =>
          target.transaction((inner) => work(hashing(inner as Adapter)) as Promise<unknown>);
      return async (asked: Asked, ...more: unknown[]) => {
        const answer = (await original.call(target, withHashes(asked), ...more)) as unknown;
        return withToken(answer, tokenIn(asked));
      };
    },
  });
}

function withHashes(asked: Asked): Asked {
  if (asked?.model !== 'session') return asked;
  return {
    ...asked,
    ...(asked.where && {
      where: asked.where.map((one) => (one.field === 'token' ? { ...one, value: hashed(one.value) } : one)),
    }),
    ...(asked.data && 'token' in asked.data && { data: { ...asked.data, token: hashed(asked.data['token']) } }),
  };
}

/** The one token that a call is about: made by it, or asked for. */
function tokenIn(asked: Asked): string | undefined {
  if (asked?.model !== 'session') return undefined;
  const token = asked.data?.['token'] ?? asked.where?.find(({ field }) => field === 'token')?.value;
  return typeof token === 'string' ? token : undefined;
}

/** A row goes back with the token that it was asked by; one that was found otherwise keeps its hash, which leads nowhere. */
const withToken = (answer: unknown, token: string | undefined): unknown =>
  token !== undefined && answer !== null && typeof answer === 'object' && 'token' in answer
    ? { ...answer, token }
    : answer;
