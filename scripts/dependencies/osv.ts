import semver from 'semver';
import type { Advisory, Severity } from './advisories.ts';

type Event = { introduced?: string; fixed?: string; last_affected?: string };
type Affected = {
  package?: { ecosystem?: string; name?: string };
  ranges?: { type?: string; events?: Event[] }[];
  versions?: string[];
  database_specific?: { last_known_affected_version_range?: string };
};
/** A record of the OSV schema (https://ossf.github.io/osv-schema/), as OSV's API and GitHub's advisory database publish it. */
export type OsvRecord = {
  id: string;
  summary?: string;
  withdrawn?: string;
  affected?: Affected[];
  database_specific?: { severity?: string };
};

const SEVERITIES: Record<string, Severity> = {
  LOW: 'low',
  MODERATE: 'moderate',
  MEDIUM: 'moderate',
  HIGH: 'high',
  CRITICAL: 'critical',
};

/** What a record says about npm packages of these names, one advisory per package. A withdrawn record gives none. */
export function fromOsv(record: OsvRecord, names: ReadonlySet<string>): Advisory[] {
  if (record.withdrawn) return [];
  const ours = (record.affected ?? []).filter(
    (it) => it.package?.ecosystem === 'npm' && names.has(it.package.name ?? ''),
  );
  return [...Map.groupBy(ours, (it) => it.package?.name as string)].map(([name, affected]) => {
    const vulnerable = [...new Set(affected.flatMap(toRanges))].join(' || ');
    if (!vulnerable || semver.validRange(vulnerable) === null)
      throw new Error(`${record.id}: no readable range for ${name}: "${vulnerable}"`);
    const patched = [
      ...new Set(
        affected.flatMap((it) =>
          (it.ranges ?? []).flatMap((range) => (range.events ?? []).flatMap((event) => event.fixed ?? [])),
        ),
      ),
    ];
    return {
      id: record.id,
      package: name,
      // Records of malicious packages have no severity.
      severity:
        SEVERITIES[record.database_specific?.severity ?? ''] ?? (record.id.startsWith('MAL-') ? 'critical' : 'high'),
      vulnerable,
      patched: patched.join(', ') || null,
      title: record.summary ?? record.id,
      url: record.id.startsWith('GHSA-')
        ? `https://github.com/advisories/${record.id}`
        : `https://osv.dev/vulnerability/${record.id}`,
    };
  });
}

function toRanges(affected: Affected): string[] {
  const spans = (affected.ranges ?? [])
    .filter((range) => range.type === 'SEMVER' || range.type === 'ECOSYSTEM')
    .flatMap((range) => toSpans(range.events ?? []));
  // GitHub writes "all versions so far, none fixed" as an open range with its end next to it.
  const last = affected.database_specific?.last_known_affected_version_range;
  const ranges = spans.map(
    (span) =>
      (last && !span.end ? [span.start, last.replaceAll(' ', '')] : [span.start, span.end]).filter(Boolean).join(' ') ||
      '*',
  );
  return ranges.length ? ranges : (affected.versions ?? []);
}

function toSpans(events: Event[]): { start: string; end: string }[] {
  const spans: { start: string; end: string }[] = [];
  for (const event of events) {
    if (event.introduced !== undefined)
      spans.push({ start: event.introduced === '0' ? '' : `>=${event.introduced}`, end: '' });
    const open = spans.at(-1);
    if (open && event.fixed) open.end = `<${event.fixed}`;
    if (open && event.last_affected) open.end = `<=${event.last_affected}`;
  }
  return spans;
}
