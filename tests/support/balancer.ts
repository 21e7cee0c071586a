import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  url: string;
  /** The instances behind it, by port; each is asked whether it is ready before it gets a request. */
  use(...ports: number[]): void;
  /** Requests that these instances have answered. */
  answered: Map<number, number>;
  /** Requests that no instance has answered. */
  lost: string[];
  close(): Promise<void>;
};

/** Whether it is ready now, and whether it ever was. */
type Instance = { ready: boolean; hasBeen: boolean };

/** How often each instance's /readyz is asked, in milliseconds. */
const PROBE_MS = 100;

/**
 * A proxy as an operator puts it in front: it takes instances in turn, skips those whose /readyz is not 200 as long as there are others, keeps
 * connections open, and gives a request that an instance has not begun to answer to the next one only if repeating it is harmless. It sets
 * X-Forwarded-For from `x-test-address`, so that a test can come from many networks.
 */
export async function balancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const instances = new Map<number, Instance>();
  const answered = new Map<number, number>();
  const lost: string[] = [];
  let turn = 0;

  const probe = (port: number, state: Instance) => {
    const asked = request({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      state.ready = answer.statusCode === 200;
      state.hasBeen ||= state.ready;
    });
    asked.on('error', () => {
      state.ready = false;
    });
    asked.end();
  };
  const prober = setInterval(() => instances.forEach((state, port) => probe(port, state)), PROBE_MS);

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tried: number[]): void => {
    const left = [...instances].filter(([port, { hasBeen }]) => hasBeen && !tried.includes(port));
    const ready = left.filter(([, state]) => state.ready);
    const [port] = (ready.length > 0 ? ready : left)[turn++ % (ready.length || left.length)] ?? [];
    const isHarmless = incoming.method === 'GET' || incoming.method === 'HEAD';
    const what = `${incoming.method} ${incoming.url}`;
    if (port === undefined) {
      lost.push(`${what}: no instance answers`);
      return void outgoing.writeHead(502).end();
    }
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': String(incoming.headers['x-test-address'] ?? incoming.socket.remoteAddress),
    };
    let whole = false;
    const asked = request(
      { agent, host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        // Busy, or without its database at the moment: as `proxy_next_upstream http_503` has it, another instance may not be.
        if (answer.statusCode === 503 && isHarmless && left.length > 1) {
          answer.resume();
          whole = true;
          pass(incoming, outgoing, body, [...tried, port]);
          return;
        }
        answered.set(port, (answered.get(port) ?? 0) + 1);
        const { connection: _, 'keep-alive': __, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        answer.pipe(outgoing);
        answer.on('end', () => {
          whole = true;
        });
        answer.on('error', () => {
          lost.push(`${what}: cut off half-way`);
          outgoing.destroy();
        });
      },
    );
    outgoing.on('close', () => {
      if (!whole) asked.destroy(); // whoever asked has gone
    });
    asked.on('error', (error: Error & { code?: string }) => {
      if (outgoing.headersSent || outgoing.destroyed) return;
      if (error.code === 'ECONNREFUSED' || isHarmless) return pass(incoming, outgoing, body, [...tried, port]);
      lost.push(`${what}: ${error.message}`);
      outgoing.writeHead(502).end();
    });
    asked.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(pieces), []));
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(...ports) {
      for (const port of instances.keys()) if (!ports.includes(port)) instances.delete(port);
      for (const port of ports) {
        if (instances.has(port)) continue;
        const state = { ready: false, hasBeen: false };
        instances.set(port, state);
        probe(port, state);
      }
    },
    answered,
    lost,
    async close() {
      clearInterval(prober);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
