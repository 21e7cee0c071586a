import { readFileSync, writeFileSync } from 'node:fs';
import { licenceFaults, licencesDocument } from './licences.ts';
import { lockedPackages, readLock } from './lock.ts';

// `npm run licences` writes docs/licences.md; `-- --check` only checks that it matches the lock.
const FILE = new URL('../../docs/licences.md', import.meta.url);
const packages = lockedPackages(readLock());
const document = licencesDocument(packages);
const faults = licenceFaults(packages);

if (!process.argv.includes('--check')) writeFileSync(FILE, document);
else if (readFileSync(FILE, 'utf8').replaceAll('\r\n', '\n') !== document)
  faults.push('docs/licences.md is not as the lock has it; run npm run licences');
for (const fault of faults) console.error(`fault     ${fault}`);
console.log(
  `${packages.length} packages, ${faults.length === 0 ? 'every licence is allowed' : `${faults.length} faults`}`,
);
if (faults.length) process.exitCode = 1;
