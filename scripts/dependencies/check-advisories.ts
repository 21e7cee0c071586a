import { readFileSync } from 'node:fs';
import { dueToday, type Finding, findAffected, listFaults, readAccepted, readList } from './advisories.ts';
import { lockedPackages, lockFaults, readLock } from './lock.ts';

// `npm run advisories`: checks the lock against the committed list, without a network. `-- --strict`, for a release, also fails on what is
// due only by date.
const lock = readLock();
const packages = lockedPackages(lock);
const list = readList();
const accepted = readAccepted();
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const findings = findAffected(packages, list.advisories, accepted);
const faults = [...lockFaults(lock, manifest), ...listFaults(list, accepted, findings)];
const due = dueToday(list, accepted, packages, new Date().toISOString().slice(0, 10));
const open = findings.filter((finding) => !finding.accepted);

const production = packages.filter((one) => one.scope === 'production').length;
console.log(
  `${packages.length} packages (${production} in production) against ${list.advisories.length} advisories of ${list.updated}`,
);
for (const line of told(findings.filter((finding) => finding.accepted))) console.log(`accepted  ${line}`);
for (const line of due) console.log(`due       ${line}`);
for (const fault of faults) console.error(`fault     ${fault}`);
for (const line of told(open)) console.error(`affected  ${line}`);
if (open.length || faults.length || (due.length && process.argv.includes('--strict'))) process.exitCode = 1;

/** One line per advisory, however many packages bundle the program. */
function told(some: Finding[]): string[] {
  const lines = some.map(({ advisory, package: one, accepted: acceptance }) => {
    const remedy = acceptance
      ? `until ${acceptance.until}`
      : advisory.patched
        ? `fixed in ${advisory.patched}`
        : 'no fixed version';
    return `${one.scope}: ${advisory.package} ${one.version}, ${advisory.severity}, ${advisory.id}, ${remedy}: ${advisory.title} (${advisory.url})`;
  });
  return [...new Set(lines)].sort();
}
