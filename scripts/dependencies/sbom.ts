import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Lock, lockedPackages, productionOnly } from './lock.ts';

type Component = { 'bom-ref': string; name: string; version: string };
export type Bom = {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
};
export type Project = { name: string; version: string };

/**
 * npm's own bill of materials (CycloneDX), made from the lock only, without a network. npm is given a production-only lock: its
 * `--omit=dev` drops anything that a development tool needs too (React, Zod and fifty others), and it refuses the whole lock, because some
 * build tools are loose about each other's versions.
 */
export function productionBom(lock: Lock, project: Project): Bom {
  const temporary = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  // npm names the project after its folder.
  const folder = path.join(temporary, project.name);
  try {
    const only = productionOnly(lock);
    const { dependencies, optionalDependencies } = only.packages[''] ?? {};
    mkdirSync(folder);
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ ...project, private: true, dependencies, optionalDependencies }),
    );
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(only));
    const args = [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      '--offline',
      '--loglevel=error',
    ];
    const windows = process.platform === 'win32';
    const done = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: windows,
    });
    if (done.status !== 0) throw new Error(`npm ${args.join(' ')}: ${done.error?.message ?? done.stderr}`);
    return JSON.parse(done.stdout) as Bom;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Faults that make a bill worse than none: a package that runs but is not in it. */
export function bomFaults(bom: Bom, lock: Lock, project: Project): string[] {
  const listed = new Set(bom.components.map((it) => `${it.name}@${it.version}`));
  const { name, version } = bom.metadata.component;
  const missing = lockedPackages(lock).filter(
    (one) => one.scope === 'production' && !listed.has(`${one.name}@${one.version}`),
  );
  return [
    ...(bom.bomFormat === 'CycloneDX' && bom.specVersion ? [] : ['it is no CycloneDX document']),
    ...(name === project.name && version === project.version ? [] : [`it is about ${name} ${version}`]),
    ...missing.map((one) => `${one.name}@${one.version} is missing`),
  ];
}
