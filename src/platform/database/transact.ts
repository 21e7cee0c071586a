import { randomUUID } from 'node:crypto';
import { isAbortedTransactionError, sql } from 'kysely';
import type { EdgeCaches } from '#src/platform/edge-cache/edge-caches.ts';
import type { ExpiryKind } from '#src/platform/page-cache/expiry-history.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { TAG_CHANNEL, type TagMessage, writeTagMessage } from '#src/platform/page-cache/tag-message.ts';
import { type Database, isDeadlock, type Tx } from './database.ts';
import { pipelined } from './pipelined.ts';

type Written = { db: Database; cache: PageCache; edge?: EdgeCaches | undefined };

/**
 * A transaction that also records which cached pages it makes stale. `expire`: the next request sees what was written. `outdate`: so it does,
 * but a page in demand may be sent for two more seconds while it is made anew (docs/decisions/0044).
 */
export type Write = { trx: Tx; expire(...tags: string[]): void; outdate(...tags: string[]): void };

/**
 * Runs `work` in one READ COMMITTED transaction. Its state, history rows, jobs and expired tags commit together or not at all
 * (docs/decisions/0002); this instance drops the pages at once, the others when the notification reaches them; an edge cache that can be
 * reached has purged them when this resolves. Never call a provider inside: a transaction must not wait for a network. `work` may run again:
 * PostgreSQL breaks a deadlock (say, two carts locked in opposite order), and the loser is retried.
 */
export async function transact<T>(platform: Written, work: (write: Write) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(platform, work);
    } catch (error) {
      if (tries >= 5 || !isDeadlock(error)) throw error;
    }
  }
}

async function once<T>(platform: Written, work: (write: Write) => Promise<T>): Promise<T> {
  const hard = new Set<string>();
  const soft = new Set<string>();
  const messages: TagMessage[] = [];
  let notified: Promise<unknown> | undefined;
  const result = await platform.db
    .transaction()
    .execute(async (trx) => {
      const done = await work({
        trx,
        expire: (...more) => more.forEach((tag) => hard.add(tag)),
        outdate: (...more) => more.forEach((tag) => soft.add(tag)),
      });
      messages.push(
        ...messagesOf('hard', [...hard]),
        ...messagesOf(
          'soft',
          [...soft].filter((tag) => !hard.has(tag)),
        ),
      );
      if (messages.length === 0) return done;
      let isSent = false;
      notified = pipelined(trx, (together) => {
        isSent = true;
        const payloads = messages.map(writeTagMessage);
        return [
          sql`select pg_notify(${TAG_CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(together),
        ];
      });
      notified.catch(() => {}); // then the commit fails too, and throws this
      if (!isSent) await notified; // behind a statement that nobody has waited for
      return done; // COMMIT follows in the same round trip
    })
    .catch(async (error) => {
      if (isAbortedTransactionError(error)) await notified; // the reason why the commit was none
      throw error;
    });
  for (const message of messages) platform.cache.hear(message);
  if (messages.length > 0) await platform.edge?.purged();
  return result;
}

/** A notification carries at most 8,000 bytes. */
function messagesOf(kind: ExpiryKind, tags: string[]): TagMessage[] {
  const messages: TagMessage[] = [];
  for (let i = 0; i < tags.length; i += MOST_TAGS)
    messages.push({ tags: tags.slice(i, i + MOST_TAGS), kind, from: randomUUID() });
  return messages;
}

const MOST_TAGS = 80;

/** Serialises transactions that name the same thing, where there is no row yet to lock. Held until the commit. */
export const advisoryLock = (trx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);

/**
 * Runs `work` behind a savepoint; true if it succeeded. A failure that `isExpected` undoes this part only; any other error is rethrown and
 * ends the transaction.
 */
export async function withSavepoint(
  trx: Tx,
  work: () => Promise<unknown>,
  isExpected: (error: unknown) => boolean,
): Promise<boolean> {
  await sql`savepoint attempt`.execute(trx);
  try {
    await work();
    await sql`release savepoint attempt`.execute(trx);
    return true;
  } catch (error) {
    if (!isExpected(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(trx);
    return false;
  }
}
