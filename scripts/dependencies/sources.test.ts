import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromOsv, type OsvRecord } from './osv.ts';
import { recordsOfClone, recordsOfOsv } from './sources.ts';

const WEB = new Set(['web', '@scope/web']);
const npm = (name: string, events: object[], more: object = {}) => ({
  package: { ecosystem: 'npm', name },
  ranges: [{ type: 'SEMVER', events }],
  ...more,
});
const record = (affected: object[], more: Partial<OsvRecord> = {}): OsvRecord =>
  ({ id: 'GHSA-1', summary: 'title', affected, database_specific: { severity: 'MODERATE' }, ...more }) as OsvRecord;
const ranges = (one: OsvRecord) => fromOsv(one, WEB).map((it) => `${it.package} ${it.vulnerable}`);

describe('an OSV record', () => {
  it('becomes one advisory per package, with every branch', () => {
    const one = record([
      npm('web', [{ introduced: '0' }, { fixed: '0.30.0' }]),
      npm('web', [{ introduced: '1.0.0' }, { fixed: '1.8.2' }]),
      npm('other', [{ introduced: '0' }]),
      { package: { ecosystem: 'PyPI', name: 'web' }, ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }] },
    ]);
    expect(fromOsv(one, WEB)).toEqual([
      {
        id: 'GHSA-1',
        package: 'web',
        severity: 'moderate',
        vulnerable: '<0.30.0 || >=1.0.0 <1.8.2',
        patched: '0.30.0, 1.8.2',
        title: 'title',
        url: 'https://github.com/advisories/GHSA-1',
      },
    ]);
  });

  it.each([
    ['a last version', npm('web', [{ introduced: '2.0.0' }, { last_affected: '2.3.4' }]), 'web >=2.0.0 <=2.3.4'],
    [
      'several spans in one range',
      npm('web', [{ introduced: '0' }, { fixed: '1.0.1' }, { introduced: '2.0.0' }, { fixed: '2.0.1' }]),
      'web <1.0.1 || >=2.0.0 <2.0.1',
    ],
    ['no end', npm('@scope/web', [{ introduced: '0' }]), '@scope/web *'],
    [
      'an end beside an open span',
      npm('web', [{ introduced: '0' }], { database_specific: { last_known_affected_version_range: '<= 0.3.1' } }),
      'web <=0.3.1',
    ],
    [
      'single versions only',
      { package: { ecosystem: 'npm', name: 'web' }, versions: ['1.2.3', '1.2.4'] },
      'web 1.2.3 || 1.2.4',
    ],
  ])('is read with %s', (_, affected, range) => {
    expect(ranges(record([affected]))).toEqual([range]);
  });

  it('is skipped once withdrawn, and an error when it cannot be read', () => {
    expect(ranges(record([npm('web', [{ introduced: '0' }])], { withdrawn: '2026-01-01T00:00:00Z' }))).toEqual([]);
    expect(() => ranges(record([npm('web', [])]))).toThrow('no readable range for web');
  });

  it('of malware is critical', () => {
    expect(fromOsv({ id: 'MAL-1', affected: [npm('web', [{ introduced: '0' }])] }, WEB)[0]?.severity).toBe('critical');
  });
});

describe('records are read', () => {
  it('from a clone, only those of npm', async () => {
    const clone = mkdtempSync(path.join(tmpdir(), 'advisories-'));
    try {
      const folder = path.join(clone, 'advisories/github-reviewed/2026/01/GHSA-1');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'GHSA-1.json'), JSON.stringify(record([npm('web', [{ introduced: '0' }])])));
      writeFileSync(
        path.join(folder, 'GHSA-2.json'),
        JSON.stringify({ id: 'GHSA-2', affected: [{ package: { ecosystem: 'Go', name: 'web' } }] }),
      );
      expect((await Array.fromAsync(recordsOfClone(clone))).map((it) => it.id)).toEqual(['GHSA-1']);
    } finally {
      rmSync(clone, { recursive: true });
    }
  });

  it('from the API, page by page', async () => {
    const server = createServer(async (request, response) => {
      if (request.url?.startsWith('/v1/vulns/'))
        return response.end(JSON.stringify({ id: request.url.slice('/v1/vulns/'.length) }));
      const { queries } = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString()) as {
        queries: { package: { name: string }; page_token?: string }[];
      };
      const results = queries.map(({ package: { name }, page_token }) => {
        if (name !== 'web') return {};
        return page_token ? { vulns: [{ id: 'GHSA-2' }] } : { vulns: [{ id: 'GHSA-1' }], next_page_token: 'more' };
      });
      response.end(JSON.stringify({ results }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect((await Array.fromAsync(recordsOfOsv(api, ['other', 'web']))).map((it) => it.id)).toEqual([
        'GHSA-1',
        'GHSA-2',
      ]);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    await expect(Array.fromAsync(recordsOfOsv(api, ['web']))).rejects.toThrow('cannot be reached');
  });
});
