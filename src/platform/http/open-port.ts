import { once } from 'node:events';
import type { Server } from 'node:http';
import { CannotStart } from '#src/platform/cannot-start.ts';

/**
 * Listens, or says why it cannot.
 * @throws CannotStart
 */
export async function openPort(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as { code?: string };
    throw new CannotStart(
      hindrance(code, port, host) ?? `Kiran cannot listen on ${host}, port ${port} (${code}): set HOST and PORT.`,
      { cause: error },
    );
  }
}

function hindrance(code: string | undefined, port: number, host: string): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or choose another, for example PORT=${port + 1} npm start.`;
  if (code === 'EACCES')
    return `This account may not listen on port ${port}: choose one above 1023, for example PORT=3000 npm start.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is no address of this machine: set one that is, or 0.0.0.0 for all of them.`;
  return undefined;
}
