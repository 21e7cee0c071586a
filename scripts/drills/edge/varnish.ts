import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/support/server.ts';

export type Varnish = {
  url: string;
  port: number;
  /** Starts it with an empty cache. */
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
};

const PATIENCE = 30_000;

/** Debian's Varnish with deploy/varnish.vcl, on a port that is known before the instances behind it. */
export async function openVarnish(
  token: string,
): Promise<Varnish & { behind(...instances: { port: number }[]): void }> {
  const program = findVarnish();
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-edge-'));
  chmodSync(folder, 0o755); // its worker has an account of its own
  const file = path.join(folder, 'kiran.vcl');
  writeFileSync(path.join(folder, 'token'), `${token}\n`);
  let child: ChildProcess | undefined;
  let output = '';

  const stop = async () => {
    const own = child;
    child = undefined;
    if (!own || own.exitCode !== null) return;
    own.kill('SIGTERM');
    await once(own, 'exit');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    behind(...instances) {
      const ports = ['3000', '3001'];
      let text = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/varnish.vcl'), 'utf8');
      text = text.replaceAll('/etc/varnish/kiran-token', path.join(folder, 'token'));
      instances.forEach((one, at) => {
        text = text.replace(`.port = "${ports[at]}"`, `.port = "${one.port}"`);
      });
      writeFileSync(file, text);
    },
    async start() {
      output = '';
      const flags = ['-F', '-n', path.join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file];
      const own = spawn(program, [...flags, '-s', 'malloc,64m', '-T', 'none'], { stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [own.stdout, own.stderr]) stream?.on('data', (piece) => (output += piece));
      child = own;
      const until = Date.now() + PATIENCE;
      while (!(await answers(`http://127.0.0.1:${port}/healthz`))) {
        if (own.exitCode !== null || Date.now() > until) throw new Error(`Varnish did not start:\n${output}`);
        await new Promise((go) => setTimeout(go, 50));
      }
    },
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether an instance answers through it. */
const answers = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status === 200;
    },
    () => false,
  );

function findVarnish(): string {
  const found = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find(existsSync);
  const modules = found && execFileSync('find', ['/usr/lib', '/usr/local/lib', '-name', 'libvmod_xkey.so']).toString();
  if (found && modules) return found;
  console.error('This drill needs Varnish with its modules: install Debian’s packages varnish and varnish-modules.');
  process.exit(1);
}
