import { createServer } from 'node:net';

// The cheapest answer there is: whatever comes gets the same bytes, unread. How often a generator can ask this is how fast it is.
const answer = Buffer.from('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nOK');
const server = createServer({ noDelay: true }, (socket) => {
  socket.on('data', () => socket.write(answer)).on('error', () => socket.destroy());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
