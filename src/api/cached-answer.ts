import type { Context } from 'hono';
import { finishPage } from '#src/pages/finish-page.ts';
import { nameRequest } from '#src/pages/name-request.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * A JSON answer that is the same for everybody, kept whole in the page cache under the tags of what it shows.
 * Without a key it is made afresh and not kept. Browsers ask again each time: a price must never be stale.
 */
export async function cachedAnswer(
  c: Context,
  shop: Shop,
  key: string | undefined,
  answer: () => Promise<{ body: unknown; tags: string[] }>,
): Promise<Response> {
  const fill = async () => {
    const { body, tags } = await answer();
    const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-cache' };
    return { page: await finishPage(200, headers, Buffer.from(JSON.stringify(body)), key ? 9 : 4), tags, keep: key !== undefined };
  };
  const page = key === undefined ? (await fill()).page : await shop.cache.show(`api ${key}`, fill);
  if (key !== undefined) nameRequest(c, shop, `api ${key}`);
  return sendStored(page, { acceptEncoding: c.req.header('accept-encoding') ?? null, ifNoneMatch: c.req.header('if-none-match') ?? null, head: false });
}
