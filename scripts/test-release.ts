import { parseArgs } from 'node:util';
import { checkImage } from './release/check-image.ts';
import { checkRelease } from './release/check-release.ts';

// `npm run test:release`: makes a release and starts it without development packages, then runs the Dockerfile's steps in a clean Debian and
// the result as a container would (root on Linux, with debootstrap). Minutes, nearly all of them downloads, so `npm test` leaves it out.
// `-- --base FOLDER` keeps the clean Debian there for the next time; `-- --without-image` ends after the release.

const { values } = parseArgs({
  options: { base: { type: 'string' }, 'without-image': { type: 'boolean', default: false } },
});
await checkRelease();
if (!values['without-image']) await checkImage(values.base);
console.log('All passed');
