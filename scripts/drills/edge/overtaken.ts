import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GUEST } from './changes.ts';
import { openVarnish } from './varnish.ts';

/**
 * A page that is on its way to the cache while it is purged must not be kept, and one that is not must be. The backend is a server that
 * answers when it is told to.
 */
export async function overtakeAnswers(token: string): Promise<void> {
  const held: (() => void)[] = [];
  let asked = 0;
  const backend = createServer(({ url }, response) => {
    if (url !== '/page') return response.end();
    asked += 1;
    const body = String(asked);
    held.push(() => {
      const said = { 'surrogate-control': 'max-age=60, stale-if-error=240', 'surrogate-key': 'all abcdefgh' };
      response.writeHead(200, said).end(body);
    });
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const varnish = await openVarnish(token);
  varnish.behind({ port }, { port });
  try {
    await varnish.start();
    const ask = async () => (await fetch(`${varnish.url}/page`, { headers: GUEST })).text();
    const arrived = async () => {
      for (let tries = 0; held.length === 0; tries++) {
        assert.ok(tries < 1_000, 'the cache answers with a page from before the purge');
        await new Promise((go) => setTimeout(go, 10));
      }
    };
    const purge = async (key: string) => {
      const headers = { authorization: `Bearer ${token}`, 'surrogate-key': key };
      const { status } = await fetch(varnish.url, { method: 'PURGE', headers });
      assert.equal(status, 200);
    };
    const first = ask();
    await arrived();
    await purge('abcdefgh');
    held.shift()?.();
    assert.equal(await first, '1');
    const second = ask();
    await arrived(); // it was not kept
    held.shift()?.();
    assert.equal(await second, '2');
    assert.equal(await ask(), '2'); // and this one was
    await purge('another1');
    assert.equal(await ask(), '2');
    await purge('all');
    const third = ask();
    await arrived();
    held.shift()?.();
    assert.equal(await third, '3');
  } finally {
    await varnish.close();
    backend.closeAllConnections();
    backend.close();
  }
}
