import { loadSharp } from '#src/platform/media/sharp.ts';
import type { Drawing, Drawn } from './draw-svg.ts';

// The process of draw-svg.ts: draws what it is sent, answers, and exits.

process.once('message', async ({ svg, maxPixels, patience }: Drawing) => {
  // It kills itself at once: its parent may be gone by then, and an orderly exit waits for the library's threads.
  const end = () => process.kill(process.pid, 'SIGKILL');
  setTimeout(end, patience);
  const sharp = await loadSharp();
  const drawn = await sharp(Buffer.from(svg), { limitInputPixels: maxPixels })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .then(
      (png): Drawn => ({ png }),
      (): Drawn => ({ failed: true }),
    );
  process.send?.(drawn, end);
});
