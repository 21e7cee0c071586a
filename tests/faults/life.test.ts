import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runServer, startServer } from '#tests/support/server.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

// Starting and stopping with the embedded database, as `npm start` does in a fresh clone.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-life-'));
  chmodSync(folder, 0o755); // the database's account must be able to enter
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pidFile = () => path.join(folder, 'postgres/data/postmaster.pid');
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

describe('with a database of its own', () => {
  it('starts from nothing, stops cleanly, and starts again with what it had', async () => {
    const first = await startServer({ env: { DATA_DIR: folder } });
    const person = await first.visitor().signUp();
    expect(await first.stop()).toBe(0);
    expect(existsSync(pidFile())).toBe(false);

    const second = await startServer({ env: { DATA_DIR: folder } });
    expect((await second.visitor().signIn({ email: person.email, password: PASSWORD })).uid).toBe(person.uid);
    expect((await second.visitor().call('GET', '/products')).body.total).toBeGreaterThan(20);
    expect(await second.stop()).toBe(0);
  });

  it('adopts the database that a killed server left running', async () => {
    const first = await startServer({ env: { DATA_DIR: folder } });
    const person = await first.visitor().signUp();
    const before = postmaster();
    expect(await first.kill()).toBe('SIGKILL');
    expect(() => process.kill(before, 0)).not.toThrow();

    const second = await startServer({ env: { DATA_DIR: folder } });
    expect(postmaster()).toBe(before);
    await second.visitor().signIn({ email: person.email, password: PASSWORD });
    expect(await second.stop()).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });

  it('starts over a note whose number belongs to somebody else by now', async () => {
    const first = await startServer({ env: { DATA_DIR: folder } });
    const note = readFileSync(pidFile(), 'utf8').split('\n');
    expect(await first.stop()).toBe(0);
    writeFileSync(pidFile(), [process.pid, ...note.slice(1)].join('\n'));
    const second = await startServer({ env: { DATA_DIR: folder } });
    expect((await second.visitor().ask('GET', '/readyz')).status).toBe(200);
    expect(await second.stop()).toBe(0);
  });

  it('comes back by itself when its database was killed under it', async () => {
    const server = await startServer({ env: { DATA_DIR: folder } });
    process.kill(postmaster(), 'SIGKILL');
    const visitor = server.visitor();
    await expect.poll(async () => (await visitor.ask('GET', '/readyz')).status, { timeout: 10_000 }).toBe(503);
    expect((await visitor.ask('GET', '/healthz')).status).toBe(200);
    const refused = await visitor.call('POST', '/auth/sign-in/email', { email: 'a@example.com', password: 'whatever it was' });
    expect(refused.status).toBe(503);
    await server.kill();
    const again = await startServer({ env: { DATA_DIR: folder } });
    expect((await again.visitor().ask('GET', '/readyz')).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });

  it('finishes what is in flight when it is told to stop', async () => {
    const server = await startServer({ env: { DATA_DIR: folder } });
    const body = JSON.stringify({ name: 'Asha Patel', email: 'last@example.com', password: PASSWORD });
    const call = request(`${server.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, origin: server.url, expect: '100-continue' },
    });
    call.flushHeaders();
    await once(call, 'continue'); // the server has begun with this call and waits for its body
    const stopped = server.stop();
    await expect
      .poll(
        () =>
          server
            .visitor()
            .ask('GET', '/healthz')
            .catch(() => 'closed'),
        { timeout: 10_000 },
      )
      .toBe('closed');
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(200);
    expect(await stopped).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });
});

describe('a start that cannot be', () => {
  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['LOCALE', 'klingon'],
    ['GUEST_ACCESS', 'maybe'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_EMAIL', 'nobody'],
    ['PUBLIC_URL', 'shop.example'],
    ['RAZORPAY_KEY_ID', 'rzp_live_1'],
    ['SEED', 'everything'],
  ])('says in one line that %s=%s is wrong', async (name, value) => {
    const { how, output } = await runServer({ DATA_DIR: folder, [name]: value });
    expect(how).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(name);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });

  it('says which port is taken, and leaves no database running', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const { port } = squatter.address() as { port: number };
    const { how, output } = await runServer({ DATA_DIR: folder, PORT: String(port) });
    squatter.close();
    expect(how).toBe(1);
    expect(output).toContain(String(port));
    expect(existsSync(pidFile())).toBe(false);
  });
});
