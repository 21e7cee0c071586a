import { readFileSync } from 'node:fs';

type Entry = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type Lock = { lockfileVersion: number; packages: Record<string, Entry> };
export type Scope = 'production' | 'development';
export type LockedPackage = { path: string; name: string; version: string; scope: Scope; licence: string | undefined };

export function readLock(): Lock {
  return JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock;
}

/** Every installed package, once per location; for an alias (`npm:other@1`) the name is that of what is really installed. */
export function lockedPackages(lock: Lock): LockedPackage[] {
  if (lock.lockfileVersion !== 3)
    throw new Error(`package-lock.json has lockfileVersion ${lock.lockfileVersion}; 3 is wanted.`);
  const production = productionPaths(lock);
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && !entry.link)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? folderName(path),
      version: entry.version ?? '',
      scope: production.has(path) ? 'production' : 'development',
      licence: entry.license,
    }));
}

/**
 * What the shop's own dependencies lead to. npm's `dev` flag is not enough: a package with a build tool as its optional peer removes the
 * flag from all build tools.
 */
function productionPaths(lock: Lock): Set<string> {
  const found = new Set<string>();
  const wanted: { from: string; name: string }[] = [];
  const want = (from: string, names: string[]) => wanted.push(...names.map((name) => ({ from, name })));
  const root = lock.packages[''] ?? {};
  want('', Object.keys({ ...root.dependencies, ...root.optionalDependencies }));
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    const path = resolve(lock, next.from, next.name);
    if (!path || found.has(path)) continue;
    found.add(path);
    const entry = lock.packages[path] as Entry;
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    want(path, [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]);
  }
  return found;
}

/** Node's own lookup: the nearest node_modules going up. */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (!folder) return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

/** The lock as it would be without development dependencies. */
export function productionOnly(lock: Lock): Lock {
  const { devDependencies: _, ...root } = lock.packages[''] ?? {};
  const production = productionPaths(lock);
  return {
    ...lock,
    packages: {
      '': root,
      ...Object.fromEntries(Object.entries(lock.packages).filter(([path]) => production.has(path))),
    },
  };
}

function folderName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

type Manifest = { allowScripts?: Record<string, boolean> } & Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>;

/** Anything that could let in code other than what was reviewed: loose versions, a missing hash, another source, an unknown install script. */
export function lockFaults(lock: Lock, manifest: Manifest): string[] {
  const faults: string[] = [];
  for (const field of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
    for (const [name, range] of Object.entries(manifest[field] ?? {})) {
      if (!/^\d+\.\d+\.\d+[-+.\w]*$/.test(range))
        faults.push(`package.json: ${name} is "${range}"; pin an exact version`);
      if (lock.packages['']?.[field]?.[name] !== range)
        faults.push(`package-lock.json: ${name} is not the version of package.json; run npm install`);
    }
  }
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '') continue;
    if (entry.link) faults.push(`${path}: links to a folder`);
    if (!entry.link && !entry.inBundle && !entry.integrity?.startsWith('sha512-'))
      faults.push(`${path}: has no SHA-512 integrity`);
    // .npmrc keeps the registry's own addresses out of the lock: any address there is a git repository, a tarball or another registry.
    if (entry.resolved) faults.push(`${path}: comes from ${entry.resolved}, not from the registry`);
    if (entry.hasInstallScript && !manifest.allowScripts?.[entry.name ?? folderName(path)])
      faults.push(`${path}: has an install script that allowScripts does not name`);
  }
  return faults;
}
