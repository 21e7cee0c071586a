import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execForm, type Instruction, isIgnored, pairsOf, type Stage } from './dockerfile.ts';

// Runs a Dockerfile's steps without a container engine: each stage in a folder that is a clean Debian, by chroot in a mount namespace of its
// own. Enough for our Dockerfile: no layers, no network of their own, no here-documents.

const ROOT = path.resolve(import.meta.dirname, '../..');
const SEARCH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export type Image = {
  root: string;
  env: Record<string, string>;
  folder: string;
  user: string;
  volumes: string[];
  command: string[];
  health: string[];
};

/** Runs a command to its end. Throws with what it said if it fails. */
export function must(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

/**
 * A stand-in for the official image of Node on Debian's slim one: the same Debian without its documents, the same Node, headers included,
 * the machine's npm, and the account `node`.
 */
export function makeBase(to: string, suite: string) {
  must('debootstrap', '--variant=minbase', '--include=libatomic1,libstdc++6', suite, to);
  const idle = ['doc', 'man', 'locale', 'info', 'lintian'].map((name) => `usr/share/${name}`);
  for (const name of ['var/cache/apt', 'var/lib/apt/lists', 'var/log', ...idle]) {
    rmSync(path.join(to, name), { recursive: true, force: true });
    mkdirSync(path.join(to, name), { recursive: true });
  }
  const local = path.join(to, 'usr/local');
  const own = `node-${process.platform}-${process.arch}`;
  for (const part of ['bin', 'include', 'share'])
    cpSync(path.join(ROOT, 'node_modules', own, part), path.join(local, part), { recursive: true });
  const npm = path.resolve(realpathSync(must('which', 'npm').trim()), '../..');
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  must('ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
  must('chroot', to, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node');
}

/** The stages' images in turn; the last one is the Dockerfile's own. */
export function buildImage(stages: Stage[], { base, work }: { base: string; work: string }): Image {
  const made = new Map<string, Image>();
  let image: Image | undefined;
  for (const [at, stage] of stages.entries()) {
    const root = path.join(work, `stage-${at}`);
    must('cp', '--archive', base, root);
    image = { root, env: { PATH: SEARCH }, folder: '/', user: '0:0', volumes: [], command: [], health: [] };
    for (const instruction of stage.instructions) take(instruction, image, made);
    made.set(stage.name ?? String(at), image);
  }
  return image as Image;
}

function take({ name, args, flags }: Instruction, image: Image, made: Map<string, Image>) {
  const inside = (place: string) => path.join(image.root, path.resolve(image.folder, place));
  if (name === 'ENV') Object.assign(image.env, pairsOf(args));
  else if (name === 'WORKDIR') {
    image.folder = path.resolve(image.folder, args);
    mkdirSync(inside('.'), { recursive: true });
  } else if (name === 'USER') image.user = args;
  else if (name === 'VOLUME') image.volumes.push(args);
  else if (name === 'CMD') image.command = execForm(args) ?? [];
  else if (name === 'HEALTHCHECK') image.health = execForm(args.replace(/^CMD /, '')) ?? [];
  else if (name === 'COPY') copy(args.split(/\s+/), inside, flags['from'] ? made.get(flags['from'])?.root : undefined);
  else if (name === 'RUN') runStep(args, image);
  else if (name !== 'EXPOSE') throw new Error(`This script does not know ${name}.`);
}

function copy(words: string[], inside: (place: string) => string, from: string | undefined) {
  const target = words.at(-1) as string;
  for (const source of words.slice(0, -1)) {
    if (from) {
      must('cp', '--archive', '--no-target-directory', path.join(from, source), inside(target));
      must('chown', '--recursive', '0:0', inside(target));
      continue;
    }
    const rules = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8');
    const names = source === '.' ? readdirSync(ROOT) : [source];
    for (const name of names) {
      if (isIgnored(name, rules)) continue;
      cpSync(
        path.join(ROOT, name),
        inside(source === '.' ? path.join(target, name) : path.join(target, path.basename(name))),
        {
          recursive: true,
          filter: (one) => !isIgnored(path.relative(ROOT, one), rules),
        },
      );
    }
  }
}

/** What an engine supplies while it builds: name servers, and here also the machine's registry and its authority. */
function runStep(line: string, { root, env, folder }: Image) {
  const [authority, npmrc] = [process.env['NODE_EXTRA_CA_CERTS'], path.join(process.env['HOME'] ?? '/root', '.npmrc')];
  const given: [string, string][] = [
    ['/etc/resolv.conf', 'etc/resolv.conf'],
    ['/etc/hosts', 'etc/hosts'],
    [npmrc, 'root/.npmrc'],
    ...(authority ? [[authority, 'root/authority.pem'] as [string, string]] : []),
  ];
  for (const [from, to] of given) if (existsSync(from)) writeFileSync(path.join(root, to), readFileSync(from));
  const settings = { ...env, HOME: '/root', ...(authority && { NODE_EXTRA_CA_CERTS: '/root/authority.pem' }) };
  const [command = '', ...args] = inRoot(root, ['/bin/sh', '-c', `cd ${folder} && ${line}`], settings);
  must(command, ...args);
  for (const [, to] of given) rmSync(path.join(root, to), { force: true });
}

const variables = (env: Record<string, string>) => Object.entries(env).map(([name, value]) => `${name}=${value}`);

/** A command in a root, with devices and processes, in a mount namespace that goes with it. */
function inRoot(root: string, words: string[], env: Record<string, string>, mounts = ''): string[] {
  const script = `set -e; ${mounts}mount --bind /dev "$0/dev"; mount -t proc proc "$0/proc"; exec chroot "$0" "$@"`;
  return ['unshare', '--mount', '/bin/sh', '-c', script, root, 'env', '-i', ...variables(env), ...words];
}

/**
 * A command in the image as in a container with `read_only`, `cap_drop: [ALL]` and `no-new-privileges`: its root cannot be written to, /tmp
 * is in memory, each volume is a folder of this machine.
 */
export function inContainer(image: Image, words: string[], env: Record<string, string>, volumes: string): string[] {
  const [uid = '', gid = ''] = image.user.split(':');
  const mounts = [
    'mount --bind "$0" "$0"; mount -o remount,bind,ro "$0"; mount -t tmpfs tmpfs "$0/tmp"; ',
    ...image.volumes.map((volume) => `mount --bind "${path.join(volumes, volume)}" "$0${volume}"; `),
  ].join('');
  const bare = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--bounding-set=-all',
    '--no-new-privs',
    '--',
  ];
  const start = ['/bin/sh', '-c', `cd ${image.folder} && exec "$@"`, 'sh', ...bare, ...words];
  return inRoot(image.root, start, { ...image.env, ...env }, mounts);
}
