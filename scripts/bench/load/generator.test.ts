import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { chooseGenerator, load, mayFlatter } from './generator.ts';

async function withServer<T>(answer: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as { port: number }).port}/page?q=1`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('counts what a server has answered, and asks for what it was told to', async () => {
  chooseGenerator(true);
  const asked: string[] = [];
  const answer: RequestListener = (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${request.headers['x-who']} ${body}`);
      response.end('x'.repeat(70_000));
    });
  };
  await withServer(answer, async (url) => {
    const target = { url, method: 'POST', headers: { 'x-who': 'bench' }, body: '{"a":1}' } as const;
    const { perSecond, p99, generator, server } = await load(target, 0.2, 3);
    expect(perSecond).toBeGreaterThan(0);
    // The generator itself waits for the last answers, a little after its time.
    expect(asked.length).toBeGreaterThanOrEqual(Math.floor(perSecond * 0.2));
    expect(new Set(asked)).toEqual(new Set(['POST /page?q=1 bench {"a":1}']));
    expect(p99).toBeGreaterThan(0);
    expect(generator).toBeGreaterThan(0);
    expect(server).toBeNaN();
  });
});

it.runIf(process.platform === 'linux')('says what the answering thread needed', async () => {
  chooseGenerator(true);
  const { server } = await withServer(
    (_, response) => response.end('done'),
    (url) => load({ url, pid: process.pid }, 0.3, 4),
  );
  expect(server).toBeGreaterThan(0.01);
});

it('doubts a figure whose server may have waited for the generator', () => {
  expect(mayFlatter({ generator: 0.4, server: Number.NaN }, false)).toBe(false);
  expect(mayFlatter({ generator: 0.6, server: Number.NaN }, false)).toBe(true);
  expect(mayFlatter({ generator: 0.4, server: 0.9 }, true)).toBe(true);
  expect(mayFlatter({ generator: 0.8, server: 0.97 }, true)).toBe(false);
});

it('measures nothing where answers are no success', async () => {
  chooseGenerator(true);
  let count = 0;
  const sometimes: RequestListener = (_, response) => {
    response.statusCode = ++count > 2 ? 503 : 200;
    response.end('done');
  };
  await withServer(sometimes, (url) => expect(load({ url }, 0.2, 2)).rejects.toThrow('were no success'));
  const moved: RequestListener = (_, response) => response.writeHead(302, { location: '/' }).end();
  await withServer(moved, (url) => expect(load({ url }, 0.2, 2)).rejects.toThrow('answers 302'));
  const hangsUp: RequestListener = (request, response) =>
    ++count > 2 ? request.socket.destroy() : response.end('done');
  count = 0;
  await withServer(hangsUp, (url) => expect(load({ url }, 0.2, 2)).rejects.toThrow('did not come'));
});
