import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Ran = { code: number | null; output: string; ms: number };

/** Runs a command of src/commands as its npm script does, with none of the machine's own settings. */
export async function runCommand(name: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, [`src/commands/${name}.ts`, ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      KIRAN_TEST: '1',
      LOG_FORMAT: 'words',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  const [code] = await once(child, 'close');
  return { code, output, ms: performance.now() - began };
}

/** The same, for one that must succeed. */
export async function runWell(name: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const ran = await runCommand(name, args, env);
  if (ran.code !== 0) throw new Error(`${name} ended with ${ran.code}:\n${ran.output}`);
  return ran;
}
