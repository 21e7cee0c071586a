import { describe, expect, it } from 'vitest';
import { type Lock, lockedPackages, lockFaults } from './lock.ts';

const INTEGRITY = { integrity: 'sha512-abc' };
const LOCK: Lock = {
  lockfileVersion: 3,
  packages: {
    '': {
      dependencies: { shop: '1.0.0', '@scope/used': '2.0.0' },
      devDependencies: { builder: '1.0.0' },
      optionalDependencies: { binary: '1.0.0' },
    },
    'node_modules/shop': { version: '1.0.0', dependencies: { inner: '^1.0.0', renamed: 'npm:other@1' }, ...INTEGRITY },
    'node_modules/shop/node_modules/inner': { version: '1.5.0', dependencies: { leaf: '1' }, ...INTEGRITY },
    'node_modules/inner': { version: '2.0.0', ...INTEGRITY },
    'node_modules/leaf': { version: '1.0.0', ...INTEGRITY },
    'node_modules/renamed': { name: 'other', version: '1.0.0', ...INTEGRITY },
    'node_modules/@scope/used': {
      version: '2.0.0',
      peerDependencies: { needed: '1', builder: '1' },
      peerDependenciesMeta: { builder: { optional: true } },
      ...INTEGRITY,
    },
    'node_modules/needed': { version: '1.0.0', ...INTEGRITY },
    'node_modules/binary': { version: '1.0.0', ...INTEGRITY },
    'node_modules/builder': { version: '1.0.0', dependencies: { inner: '2' }, ...INTEGRITY },
  },
};
const MANIFEST = {
  dependencies: { shop: '1.0.0', '@scope/used': '2.0.0' },
  devDependencies: { builder: '1.0.0' },
  optionalDependencies: { binary: '1.0.0' },
};

const changed = (path: string, entry: object): Lock => ({
  ...LOCK,
  packages: { ...LOCK.packages, [path]: { ...LOCK.packages[path], ...entry } },
});

describe('the packages of a lock', () => {
  it('count as production when production depends on them', () => {
    const told = lockedPackages(LOCK).map((one) => `${one.scope} ${one.name} ${one.version}`);
    expect(told.sort()).toEqual([
      'development builder 1.0.0',
      'development inner 2.0.0',
      'production @scope/used 2.0.0',
      'production binary 1.0.0',
      'production inner 1.5.0',
      'production leaf 1.0.0',
      'production needed 1.0.0',
      'production other 1.0.0',
      'production shop 1.0.0',
    ]);
  });

  it('are not guessed from another lock format', () => {
    expect(() => lockedPackages({ ...LOCK, lockfileVersion: 1 })).toThrow('lockfileVersion 1');
  });
});

describe('a lock', () => {
  it('is valid when everything is pinned and hashed', () => {
    expect(lockFaults(LOCK, MANIFEST)).toEqual([]);
  });

  it.each([
    [
      'a missing hash',
      changed('node_modules/leaf', { integrity: undefined }),
      'node_modules/leaf: has no SHA-512 integrity',
    ],
    [
      'a weak hash',
      changed('node_modules/leaf', { integrity: 'sha1-abc' }),
      'node_modules/leaf: has no SHA-512 integrity',
    ],
    [
      'another source',
      changed('node_modules/leaf', { resolved: 'git+ssh://git@example.org/leaf.git' }),
      'node_modules/leaf: comes from git+ssh://git@example.org/leaf.git, not from the registry',
    ],
    ['a link', changed('node_modules/leaf', { link: true }), 'node_modules/leaf: links to a folder'],
    [
      'a new install script',
      changed('node_modules/leaf', { hasInstallScript: true }),
      'node_modules/leaf: has an install script that allowScripts does not name',
    ],
  ])('with %s is refused', (_, lock, fault) => {
    expect(lockFaults(lock, MANIFEST)).toEqual([fault]);
  });

  it('is refused for a loose or different version in package.json', () => {
    const loose = { ...MANIFEST, dependencies: { ...MANIFEST.dependencies, shop: '^1.0.0' } };
    expect(lockFaults(LOCK, loose)).toEqual([
      'package.json: shop is "^1.0.0"; pin an exact version',
      'package-lock.json: shop is not the version of package.json; run npm install',
    ]);
  });

  it('lets an allowed install script pass', () => {
    const lock = changed('node_modules/binary', { hasInstallScript: true });
    expect(lockFaults(lock, { ...MANIFEST, allowScripts: { binary: true } })).toEqual([]);
  });
});
