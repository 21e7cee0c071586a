import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { markFault } from './mark-fault.ts';

/** What the process is sent, and what it answers. */
export type Drawing = { svg: string; maxPixels: number; patience: number };
export type Drawn = { png: Uint8Array } | { failed: true };

/** A logo is drawn in a tenth of a second; the rest is allowance for a busy machine. */
const PATIENCE_MS = 10_000;

/**
 * Draws a clean SVG as PNG in a separate process: a sufficiently long dashed line keeps the library busy for days, and its threads can be
 * ended in no other way. The process inherits nothing of this one's environment. Throws `invalid` for a drawing that takes too long or
 * cannot be drawn.
 */
export function drawSvg(svg: string, maxPixels: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const drawing = fork(fileURLToPath(new URL('draw-process.ts', import.meta.url)), [], {
      execArgv: [],
      // Windows starts no program without this.
      env: { SystemRoot: process.env['SystemRoot'] },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    drawing.on('error', reject);
    drawing.once('message', (drawn: Drawn) =>
      'png' in drawn ? resolve(Buffer.from(drawn.png)) : reject(markFault('svg-undrawable')),
    );
    // Has no effect once it has answered.
    drawing.on('exit', () => reject(markFault('svg-too-slow')));
    drawing.send({ svg, maxPixels, patience: PATIENCE_MS } satisfies Drawing);
  });
}
