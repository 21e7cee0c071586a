import { createServer } from 'node:http';

// The yardstick: a bare node:http server in its own process that sends the same bytes under the same headers, and handles POSTs by reading
// them and sending a short answer.
const { headers, body } = await new Promise<{ headers: Record<string, string>; body: string }>((resolve) =>
  process.once('message', resolve as never),
);
const bytes = Buffer.from(body, 'base64');
const server = createServer((request, response) => {
  if (request.method === 'POST') {
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"success"}'));
    return;
  }
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
