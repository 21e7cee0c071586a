import { describe, expect, it } from 'vitest';
import { licenceFaults, licencesDocument } from './licences.ts';
import { type LockedPackage, lockedPackages, readLock, type Scope } from './lock.ts';

const installed = (name: string, licence: string | undefined, scope: Scope = 'production'): LockedPackage => ({
  path: `node_modules/${name}`,
  name,
  version: '1.0.0',
  scope,
  licence,
});

describe('a licence', () => {
  it.each(['MIT', 'MIT OR GPL-3.0-only', '(MIT AND Zlib)', 'OFL-1.1', 'Apache-2.0'])('%s is allowed', (licence) => {
    expect(licenceFaults([installed('new', licence)])).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'LGPL-3.0-or-later', 'UNLICENSED', 'SEE LICENSE IN LICENSE.md'])(
    '%s is not',
    (licence) => {
      expect(licenceFaults([installed('new', licence)])).toEqual([
        `new 1.0.0 (production) is under ${licence}, which is not on the list`,
      ]);
    },
  );

  it('that is missing is refused', () => {
    expect(licenceFaults([installed('new', undefined)])).toEqual(['new 1.0.0 (production) says no licence']);
  });

  it('under MPL is for build tools only', () => {
    expect(licenceFaults([installed('new', 'MPL-2.0', 'development')])).toEqual([]);
    expect(licenceFaults([installed('new', 'MPL-2.0')])).toHaveLength(1);
  });

  it('under LGPL is for the picture library only', () => {
    expect(licenceFaults([installed('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')])).toEqual([]);
    expect(licenceFaults([installed('@img/sharp-else', 'LGPL-3.0-or-later')])).toHaveLength(1);
  });
});

it('the document names every production package', () => {
  const packages = lockedPackages(readLock());
  const document = licencesDocument(packages);
  const absent = packages.filter(
    (one) => one.scope === 'production' && !document.includes(`${one.name} ${one.version}`),
  );
  expect(absent).toEqual([]);
});
