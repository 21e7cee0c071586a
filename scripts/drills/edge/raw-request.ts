import { createHash } from 'node:crypto';
import { connect } from 'node:net';

/** A request as its bytes say it; each header may come twice. */
export type RawRequest = { method: string; target: string; headers: [name: string, value: string][] };
/** Everything that the caller gets; without what belongs to the connection or must differ from answer to answer. */
export type RawAnswer = { status: number; headers: string[]; body: string; cached: boolean };

const OWN = [
  'date',
  'connection',
  'keep-alive',
  'x-request-id',
  'transfer-encoding',
  'accept-ranges',
  // What the shop says to the edge, and the edge to nobody.
  'surrogate-control',
  'surrogate-key',
];

/** Sends the bytes as they are, which no HTTP client would. */
export function askRaw(port: number, { method, target, headers }: RawRequest): Promise<RawAnswer> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
    socket.setTimeout(30_000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(lines)}`)));
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    socket.on('error', reject);
    socket.on('close', () => resolve(readAnswer(Buffer.concat(pieces))));
  });
}

function readAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  const headerOf = (name: string) => pairs.find(([one]) => one === name)?.[1];
  let body = bytes.subarray(end + 4);
  if (headerOf('transfer-encoding') === 'chunked') body = unchunk(body);
  return {
    status: Number(first.split(' ')[1]),
    // Varnish sends a length where the shop streams, and the other way round: the bodies are compared.
    headers: pairs
      .filter(([name]) => !OWN.includes(name) && name !== 'content-length')
      // Of a body that is not sent, Varnish names the encoding at other times than the shop.
      .filter(([name]) => body.length > 0 || name !== 'content-encoding')
      .map(([name, value]) => `${name}: ${value}`)
      .sort(),
    body: `${body.length} ${createHash('sha256').update(body).digest('hex')}`,
    cached: headerOf('x-request-id')?.startsWith('edge-') ?? false,
  };
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (!size) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
