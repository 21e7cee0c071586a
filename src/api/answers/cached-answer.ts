import type { Context } from 'hono';
import { callerNetwork, incomingOf } from '#src/platform/http/caller.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import type { Shop } from '#src/shop/shop.ts';
import { callName, isAnonymous } from '#src/ssr/fast-path.ts';
import { finishPage } from '#src/ssr/finish-page.ts';

/**
 * A JSON answer that is the same for everybody, stored whole in the page cache under the tags of what it shows. Without a key it is built
 * afresh and not stored. Browsers must revalidate each time: a price must never be stale. Uncached answers wait in the queue: a free-text
 * search costs the database more than all that is cached.
 */
export async function cachedAnswer(
  c: Context,
  shop: Shop,
  key: string | undefined,
  answer: () => Promise<{ body: unknown; tags: string[] }>,
): Promise<Response> {
  const fill = async () => {
    const job = { caller: callerNetwork(c, shop.settings), counted: key !== undefined };
    const { body, tags } = await shop.answers.run(job, answer);
    const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-cache' };
    return {
      page: await finishPage(200, headers, Buffer.from(JSON.stringify(body)), key ? 'often' : 'once'),
      tags,
      keep: key !== undefined,
    };
  };
  const page = key === undefined ? (await fill()).page : await shop.cache.show(`api ${key}`, fill);
  if (key !== undefined) nameAddress(c, shop, `api ${key}`);
  return sendStored(page, {
    acceptEncoding: c.req.header('accept-encoding') ?? null,
    ifNoneMatch: c.req.header('if-none-match') ?? null,
    head: false,
  });
}

/** Lets the fast path find this answer by its address. Only for callers that can have no session: then nothing else can have been meant. */
function nameAddress(c: Context, { cache }: Pick<Shop, 'cache'>, key: string): void {
  const incoming = incomingOf(c);
  if (incoming?.method === 'GET' && incoming.url && isAnonymous(incoming.headers.cookie))
    cache.name(callName(incoming.url), key);
}
