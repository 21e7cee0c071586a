import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HASHED = /[\w$.-]*-[\w-]{8}\.(?:js|css|woff2|svg|png)\b/g;
const TEXT = /\.(js|css|json|html)$/;

/**
 * Makes a built checkout a build of its own: all hashed files get other names, everywhere, as after a change of a part that all pages share. That
 * takes a second; the build itself takes half a minute.
 */
export function renameBuild(folder: string): void {
  const assets = path.join(folder, 'build/client/assets');
  const names = new Map(readdirSync(assets).map((name) => [name, otherName(name)]));
  for (const file of filesIn(path.join(folder, 'build'))) {
    if (!TEXT.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const changed = text.replaceAll(HASHED, (name) => names.get(name) ?? name);
    if (changed !== text) writeFileSync(file, changed);
  }
  for (const [name, other] of names) renameSync(path.join(assets, name), path.join(assets, other));
}

const otherName = (name: string): string =>
  name.replace(/-[\w-]{8}(\.\w+)$/, (_, ending) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 7);
    return `-N${hash}${ending}`;
  });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
