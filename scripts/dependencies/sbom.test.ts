import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLock } from './lock.ts';
import { type Bom, bomFaults, type Project, productionBom } from './sbom.ts';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Project;

it('npm lists every production package and no development-only one', () => {
  const lock = readLock();
  const bom = productionBom(lock, { name, version });
  expect(bomFaults(bom, lock, { name, version })).toEqual([]);
  const listed = bom.components.map((it) => it.name);
  expect(listed).toContain('@img/sharp-libvips-darwin-arm64');
  expect(listed).not.toContain('vitest');
});

it('a bill of materials that lacks a package or describes another project is refused', () => {
  const bom: Bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { 'bom-ref': 'x', name: 'x', version: '1.0.0' } },
    components: [],
  };
  const lock = {
    lockfileVersion: 3,
    packages: { '': { dependencies: { web: '1.0.0' } }, 'node_modules/web': { version: '1.0.0' } },
  };
  expect(bomFaults(bom, lock, { name: 'shop', version: '1.0.0' })).toEqual([
    'it is about x 1.0.0',
    'web@1.0.0 is missing',
  ]);
});
