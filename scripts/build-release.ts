import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeRelease } from './release/make-release.ts';

// `npm run build:release`: a folder with the built shop and its production packages, which starts anywhere with this operating system and
// processor. `-- --lean` leaves out Node and the embedded database, for machines that have their own; `-- --to FOLDER` says where;
// `-- --archive` packs the folder as well.

const { values } = parseArgs({
  options: {
    lean: { type: 'boolean', default: false },
    archive: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
});
const { folder, megabytes } = makeRelease({ lean: values.lean, to: values.to });
const here = path.relative('.', folder) || '.';
console.log(
  `${here}: ${megabytes} MB. Start it there with: ${values.lean ? 'node scripts/start-release.mjs' : 'npm start'}`,
);
if (values.archive) {
  const archive = `${folder}.tar.gz`;
  if (existsSync(archive)) rmSync(archive);
  const packed = spawnSync('tar', ['-czf', archive, '-C', path.dirname(folder), path.basename(folder)], {
    stdio: 'inherit',
  });
  if (packed.status !== 0) process.exit(1);
  console.log(path.relative('.', archive));
}
