import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

type ReceivedMail = { from: string; to: string[]; body: string };
export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  /** The replies to the next mails after their text, e.g. `451 try later`; then `250` again. */
  answerNext(...lines: string[]): void;
  /** Takes one more mail and stops before the reply: closes every connection, and new ones too, until `restart`. */
  stopAfterNext(): void;
  restart(): void;
  close(): Promise<void>;
};

/** As much of SMTP (RFC 5321) as a client needs to hand over a mail. */
export async function smtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  let state: 'running' | 'stopping' | 'stopped' = 'running';
  const reply = (mail: ReceivedMail) => {
    if (state === 'running') {
      const answer = answers.shift() ?? '250 taken';
      if (answer.startsWith('250')) received.push(mail);
      return answer;
    }
    received.push(mail);
    state = 'stopped';
    for (const socket of sockets) socket.destroy();
    return undefined;
  };
  const server = createServer((socket) => {
    if (state === 'stopped') return socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerNext: (...lines) => answers.push(...lines),
    stopAfterNext: () => {
      state = 'stopping';
    },
    restart: () => {
      state = 'running';
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function converse(socket: Socket, reply: (mail: ReceivedMail) => string | undefined): void {
  let pending = '';
  let mail: ReceivedMail = { from: '', to: [], body: '' };
  let inText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test ESMTP');
  socket.setEncoding('utf8').on('data', (piece: string) => {
    pending += piece;
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      if (inText) {
        if (line !== '.') {
          mail.body += `${line.replace(/^\.\./, '.')}\r\n`;
          continue;
        }
        inText = false;
        const answer = reply(mail);
        if (!answer) return;
        mail = { from: '', to: [], body: '' };
        say(answer);
      } else if (/^(EHLO|HELO)/i.test(line)) say('250-test\r\n250 SMTPUTF8');
      // If accepted, a client would start TLS and wait for a reply until it times out, or get one in the clear if its random bytes happen to
      // contain a line end.
      else if (/^STARTTLS/i.test(line)) say('502 not here');
      else if (/^MAIL FROM:/i.test(line)) {
        mail.from = line.slice('MAIL FROM:'.length);
        say('250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        inText = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
}
