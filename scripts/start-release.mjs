// `npm run start:release`, and `npm start` in a release: starts a built shop with production packages only; installs and builds nothing.
// Plain JavaScript that an old Node understands, so that it can say what is wrong.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV ||= 'production';
const oldest = Number(readFileSync('.nvmrc', 'utf8'));
if (Number.parseInt(process.versions.node, 10) < oldest)
  stop(`This is Node ${process.versions.node}: the shop needs Node ${oldest} or newer.`);
try {
  await import('../src/main.ts');
} catch (error) {
  const missing = error.code === 'ERR_MODULE_NOT_FOUND' && /Cannot find package '([^']+)'/.exec(error.message)?.[1];
  if (!missing) throw error;
  stop(`The package ${missing} is not installed: run npm ci --omit=dev.`);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
