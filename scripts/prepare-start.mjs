// Gets a clone ready to start: installs packages, builds the pages, finds a browser; each only when needed. It runs before anything is
// installed, on whatever Node the machine has (20 or later): no packages, no TypeScript here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '..');
const INSTALLED = 'node_modules/.installed';
const BUILT = 'build/.built';
const BROWSER = 'node_modules/.browser';
const SOURCES = [
  'src/web',
  'src/wire',
  'src/kernel',
  'src/ssr/styles',
  'scripts/styles',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const windows = process.platform === 'win32';
const wishes = new Set(process.argv.slice(2));

process.chdir(ROOT);
const fresh = [install(), wishes.has('--no-build') || build()].every((done) => done === 'fresh');
if (fresh && (wishes.has('--tell') || !writable('.'))) {
  say(
    `Nothing has to be built: packages and pages are up to date${writable('.') ? '' : `, and ${ROOT} is read-only`}.`,
  );
}
if (wishes.has('--with-browser')) await findOrInstallBrowser();

function install() {
  const wanted = contentHash(['package-lock.json'], dependencyFields());
  if (note(INSTALLED) === wanted && existsSync('node_modules/.bin/react-router')) return 'fresh';
  mustWrite('node_modules', 'The packages are not those of package-lock.json');
  say('Installing packages (this takes a moment the first time) …');
  run('npm', ['ci', '--include=dev'], 'The packages could not be installed.');
  keep(INSTALLED, wanted);
}

function build() {
  const wanted = contentHash(SOURCES);
  if (note(BUILT) === wanted && existsSync('build/server/index.js')) return 'fresh';
  mustWrite(
    'build',
    existsSync('build/server/index.js') ? 'The pages are older than their source' : 'The pages are not built yet',
  );
  say('Building the pages …');
  // Node 26 from node_modules: the machine's own may be too old for the tools.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  };
  run(
    path.resolve('node_modules/.bin/react-router'),
    ['build', '--logLevel', 'warn'],
    'The pages could not be built.',
    { env },
  );
  keep(BUILT, wanted);
}

async function findOrInstallBrowser() {
  let found =
    (note(BROWSER) && works(note(BROWSER)) && !process.env.CHROMIUM_PATH ? note(BROWSER) : undefined) ??
    (await findBrowser());
  if (!found) {
    say('No Chromium on this machine; installing one for the tests …');
    if (isDebianRoot()) {
      run('apt-get', ['update', '-qq'], undefined);
      // The second is for the journeys (playwright.config.ts), and not in every Debian.
      for (const name of ['chromium', 'chromium-headless-shell'])
        run('apt-get', ['install', '-y', '-qq', name], undefined, {
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
      found = await findBrowser();
    }
    if (!found) {
      run(
        path.resolve('node_modules/.bin/playwright'),
        ['install', ...(isDebianRoot() ? ['--with-deps'] : []), 'chromium'],
        undefined,
      );
      found = await findBrowser();
    }
  }
  if (!found) stop('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.');
  if (note(BROWSER) !== found) {
    keep(BROWSER, found);
    say(`Testing with ${found}.`);
  }
}

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    stop(`CHROMIUM_PATH names ${named}, which does not run.`);
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, windows ? `${name}.exe` : name)));
  const usual = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ];
  const own = await playwrightsOwn();
  return [...usual, ...onPath, ...(own ? [own] : [])].find((candidate) => existsSync(candidate) && works(candidate));
}

async function playwrightsOwn() {
  const entry = path.resolve('node_modules/@playwright/test/index.mjs');
  if (!existsSync(entry)) return undefined;
  try {
    return (await import(pathToFileURL(entry).href)).chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** An existing file may still lack its libraries; Ubuntu's `chromium-browser` may be a stub. */
function works(executable) {
  if (!executable || !existsSync(executable)) return false;
  if (windows) return true; // there `--version` opens a window
  return spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0 && !/ubuntu/i.test(safeRead('/etc/os-release'));
}

/** The parts of package.json that decide about node_modules: a new script is no reason to reinstall. */
function dependencyFields() {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  return JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides, allowScripts]);
}

/** One hash over the names and contents of files and folders. */
function contentHash(names, more = '') {
  const hash = createHash('sha256').update(more);
  const add = (name) => {
    if (!existsSync(name)) return;
    if (statSync(name).isDirectory()) {
      for (const entry of readdirSync(name).sort()) add(`${name}/${entry}`);
    } else {
      hash.update(`${name}\0`).update(createHash('sha256').update(readFileSync(name)).digest());
    }
  };
  for (const name of names) add(name);
  return hash.digest('hex');
}

/** Stops with one sentence if a folder of the checkout is not writable. */
function mustWrite(folder, why) {
  const place = existsSync(folder) ? folder : '.';
  if (!writable(place))
    stop(
      `${why}, and ${path.resolve(place)} cannot be written to: run npm run build where it can be, then start again.`,
    );
}

function writable(name) {
  try {
    accessSync(name, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function safeRead(name) {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return '';
  }
}

function note(name) {
  return safeRead(name).trim() || undefined;
}

function keep(name, value) {
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, `${value}\n`);
}

/** Runs a command to its end. Without `failure` the caller checks itself whether it worked. */
function run(command, args, failure, options = {}) {
  const done = spawnSync(windows ? `${command}.cmd` : command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
    ...options,
  });
  if (failure && done.status !== 0)
    stop(`${failure} (${path.basename(command)} ${args.join(' ')}${done.error ? `: ${done.error.message}` : ''})`);
}

function say(line) {
  console.log(line);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
