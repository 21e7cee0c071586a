import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { testAuthority } from '#tests/support/certificates.ts';

/** A name that only {@link PictureServer.lookup} resolves. */
export const PICTURE_HOST = 'pictures.test';

export type PictureServer = {
  /** Its host name and port. */
  host: string;
  url(path: string): string;
  /** The requests, in order. */
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  mostAtOnce: number;
  lookup: LookupFunction;
  ca: string;
  close(): Promise<void>;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A picture server over https, with a certificate from its own authority. Its name resolves to this machine. */
export async function pictureServer(
  answer: Answer,
  { name = PICTURE_HOST, certified = name }: { name?: string; certified?: string } = {},
): Promise<PictureServer> {
  const authority = testAuthority();
  const asked: PictureServer['asked'] = [];
  let atOnce = 0;
  const server = createServer(authority.issue([certified]), (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    made.mostAtOnce = Math.max(made.mostAtOnce, ++atOnce);
    response.on('close', () => atOnce--);
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `${name}:${(server.address() as AddressInfo).port}`;
  const made: PictureServer = {
    host,
    url: (path) => `https://${host}${path}`,
    asked,
    mostAtOnce: 0,
    lookup: (_name, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    ca: authority.ca,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return made;
}
