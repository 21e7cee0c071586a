import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Advisory, LIST, readList } from './advisories.ts';
import { lockedPackages, readLock } from './lock.ts';
import { fromOsv } from './osv.ts';
import { recordsOfClone, recordsOfOsv } from './sources.ts';

// `npm run advisories:update`: queries OSV for every package of the current lock. If OSV cannot be reached, `-- --clone=PATH` reads a clone
// of https://github.com/github/advisory-database.
const { values: wish } = parseArgs({ options: { clone: { type: 'string' } } });
const names = [...new Set(lockedPackages(readLock()).map((one) => one.name))].sort();
const known = new Set(names);
const before = readList().advisories;

const found: Advisory[] = [];
try {
  const records = wish.clone ? recordsOfClone(wish.clone) : recordsOfOsv('https://api.osv.dev', names);
  for await (const record of records) found.push(...fromOsv(record, known));
  if (found.length === 0) throw new Error('nothing was found for any package');
} catch (error) {
  console.error(`The list stays as it is: ${(error as Error).message}`);
  process.exit(1);
}

// Programs bundled in packages (PostgreSQL, Node.js) are in neither source: their entries are kept, and updated by hand.
const advisories = [...found, ...before.filter((one) => one.package.startsWith('bundled:'))].sort(
  (a, b) => compare(a.package, b.package) || compare(a.id, b.id),
);
const source = `${wish.clone ? 'GitHub Advisory Database' : 'OSV (https://osv.dev), which includes the GitHub Advisory Database'}, CC BY 4.0. Entries of bundled: programs are from the security pages of Node.js and PostgreSQL.`;
const block = (lines: string[]) => lines.map((line) => `    ${line}`).join(',\n');
writeFileSync(
  LIST,
  `{
  "updated": "${new Date().toISOString().slice(0, 10)}",
  "source": ${JSON.stringify(source)},
  "covers": [
${block(names.map((name) => JSON.stringify(name)))}
  ],
  "advisories": [
${block(advisories.map((one) => JSON.stringify(one)))}
  ]
}
`,
);
console.log(
  `docs/security/advisories.json: ${advisories.length} advisories (${before.length} before). Now run npm run advisories.`,
);
console.log(
  'Renew the bundled: entries from https://nodejs.org/en/blog/vulnerability and https://www.postgresql.org/support/security/',
);

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
