import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isUnreachable, messageOf } from './unreachable.ts';

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const connecting = (config: pg.ClientConfig) => {
  const client = new pg.Client(config);
  client.on('error', () => {});
  return failure(client.connect());
};

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const saying = (code: string, message = '') => Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });

describe('a database that cannot be reached', () => {
  it('refuses connections, at one address and at several', async () => {
    const port = await closedPort();
    expect(isUnreachable(await connecting({ host: '127.0.0.1', port }))).toBe(true);
    // Node tries ::1 and 127.0.0.1 and throws an AggregateError without a message.
    const several = await connecting({ host: 'localhost', port });
    expect(isUnreachable(several)).toBe(true);
    expect(messageOf(several)).toContain('ECONNREFUSED');
  });

  it('has no socket', async () => {
    expect(isUnreachable(await connecting({ host: path.join(os.tmpdir(), 'no such folder'), port: 5432 }))).toBe(true);
  });

  it('closes connections or does not answer', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(isUnreachable(await connecting({ host: '127.0.0.1', port }))).toBe(true);
    server.removeAllListeners('connection');
    server.on('connection', (socket) => socket.on('error', () => {}));
    expect(isUnreachable(await connecting({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 }))).toBe(true);
    const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 50 });
    for (const error of await Promise.all([failure(pool.connect()), failure(pool.connect())]))
      expect(isUnreachable(error), messageOf(error)).toBe(true);
    server.close();
  });

  it.each(['57P01', '57P02', '57P03', '57P05', '53100', '53200', '53300', '25006', '08000', '08003', '08006', '08P01'])(
    'says %s',
    (code) => {
      expect(isUnreachable(saying(code))).toBe(true);
    },
  );

  it.each(['EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND', 'EPIPE', 'ECONNRESET', 'ETIMEDOUT'])(
    'is recognised by %s',
    (code) => {
      expect(isUnreachable(Object.assign(new Error('connect'), { code }))).toBe(true);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Postgres connection has been discarded',
    'Cannot use a pool after calling end on the pool',
  ])('is recognised by “%s”', (message) => {
    expect(isUnreachable(new Error(message))).toBe(true);
  });

  it('is recognised inside a library’s error', () => {
    const inner = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(isUnreachable(new Error('Failed to run the query', { cause: new Error('again', { cause: inner }) }))).toBe(
      true,
    );
    expect(isUnreachable(new AggregateError([new Error('other'), inner]))).toBe(true);
    expect(isUnreachable({ ...inner, message: `${inner.message} (Queue: mail, Worker: 1)`, queue: 'mail' })).toBe(true);
  });
});

describe('anything else', () => {
  it('is our own mistake', async () => {
    expect(isUnreachable(await failure(readFile(path.join(os.tmpdir(), 'no such file'))))).toBe(false);
    expect(isUnreachable(saying('23505'))).toBe(false);
    expect(isUnreachable(saying('42P01'))).toBe(false);
    expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
    for (const nothing of [undefined, null, 'ECONNREFUSED', 7]) expect(isUnreachable(nothing)).toBe(false);
  });

  it('is user input, quoted in the database’s own words', () => {
    expect(isUnreachable(saying('22P02', 'invalid input syntax for type json: "Connection terminated"'))).toBe(false);
  });

  it('is another service that is down', async () => {
    expect(isUnreachable(await failure(fetch(`http://127.0.0.1:${await closedPort()}/`)))).toBe(false);
  });

  it('may have itself as its cause', () => {
    const error = new Error('a circle');
    error.cause = error;
    expect(isUnreachable(error)).toBe(false);
  });
});
