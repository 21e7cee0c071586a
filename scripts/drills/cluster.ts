import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/support/server.ts';
import { configure, findProgram, openPlace, until } from './daemons.ts';
import { openNetworks } from './networks.ts';

export type Node = {
  name: 'one' | 'two';
  folder: string;
  /** Directly, as the superuser. */
  url: string;
  /** What Patroni has logged. */
  log(): string;
  /** 200 where it holds the role: `primary`, `synchronous`. */
  holds(role: string): Promise<boolean>;
  start(): void;
  /** Asks the primary to hand over to the other, as `patronictl switchover` does. */
  stepBack(): Promise<void>;
};

export type Cluster = {
  nodes: Node[];
  /** The shop's address of the database, through HAProxy. */
  url: string;
  primary(): Promise<Node>;
  /** To all of a node's processes, Patroni's and PostgreSQL's, as if its machine were meant. */
  signal(name: NodeJS.Signals, node: Node): void;
  /** Takes a node's network away, and gives it back; absent where this machine cannot. */
  cut?: (node: Node) => void;
  mend?: (node: Node) => void;
  /** Until one is the primary and the other its synchronous standby. */
  whole(): Promise<void>;
  close(): Promise<void>;
};

/** Two PostgreSQL that Patroni looks after, etcd and HAProxy, all of this system's packages and with the files of deploy/failover. */
export async function openCluster(): Promise<Cluster> {
  const [etcd, patroni, haproxy] = [
    findProgram('etcd', 'etcd-server'),
    findProgram('patroni', 'patroni'),
    findProgram('haproxy', 'haproxy'),
  ];
  const place = openPlace('failover');
  const names = ['port', 'etcd', 'peer', 'one', 'oneRest', 'two', 'twoRest'] as const;
  const ports = {} as Record<(typeof names)[number], number>;
  for (const name of names) ports[name] = await freePort();
  const password = randomBytes(12).toString('hex');
  const networks = openNetworks(['one', 'two']);
  const here = networks?.here ?? '127.0.0.1';
  const hostOf = (name: string) => networks?.of(name).address ?? '127.0.0.1';
  const address = (port: number) => `http://${here}:${port}`;
  place.start(etcd, [
    ...['--data-dir', place.makeFolder('etcd')],
    ...['--listen-client-urls', address(ports.etcd), '--advertise-client-urls', address(ports.etcd)],
    ...['--listen-peer-urls', address(ports.peer), '--initial-advertise-peer-urls', address(ports.peer)],
    ...['--initial-cluster', `default=${address(ports.peer)}`],
  ]);
  const balancer = place.start(haproxy, [
    '-db',
    '-f',
    place.write(
      'haproxy.cfg',
      configure('failover/haproxy.cfg', {
        '10.0.0.10:5000': `127.0.0.1:${ports.port}`,
        '10.0.0.11:5432 check port 8008': `${hostOf('one')}:${ports.one} check port ${ports.oneRest}`,
        '10.0.0.12:5432 check port 8008': `${hostOf('two')}:${ports.two} check port ${ports.twoRest}`,
      }),
    ),
  ]);

  const makeNode = (name: 'one' | 'two', port: number, rest: number): Node => {
    const folder = place.makeFolder(name);
    const host = hostOf(name);
    const file = place.write(
      `${name}.yml`,
      configure('failover/patroni.yml', {
        '10.0.0.11:5432': `${host}:${port}`,
        '10.0.0.11:8008': `${host}:${rest}`,
        'name: one': `name: ${name}`,
        '[10.0.0.21:2379, 10.0.0.22:2379, 10.0.0.23:2379]': `[${here}:${ports.etcd}]`,
        '/usr/lib/postgresql/15/bin': path.dirname(findProgram('pg_rewind', 'postgresql')),
        '/var/lib/postgresql/kiran.pgpass': path.join(folder, 'pgpass'),
        '/var/lib/postgresql/kiran': path.join(folder, 'data'),
        '/var/run/postgresql': folder,
        '10.0.0.0/24': here.replace(/\d+$/, '0/24'),
        'the-superuser-password': password,
        'the-replication-password': password,
        'the-rewind-password': password,
      }),
    );
    const logs: (() => string)[] = [];
    return {
      name,
      folder,
      url: `postgres://postgres:${password}@${host}:${port}/postgres`,
      log: () => logs.map((read) => read()).join('\n'),
      holds: (role) =>
        fetch(`http://${host}:${rest}/${role}`, { signal: AbortSignal.timeout(1_000) }).then(
          (answer) => answer.arrayBuffer().then(() => answer.ok),
          () => false,
        ),
      async stepBack() {
        const body = JSON.stringify({ leader: name });
        const answer = await fetch(`http://${host}:${rest}/switchover`, { method: 'POST', body });
        assert.equal(answer.status, 200, await answer.text());
      },
      start: () =>
        void logs.push(place.start(patroni, [file], { within: folder, network: networks?.of(name).network }).output),
    };
  };
  const nodes = [makeNode('one', ports.one, ports.oneRest), makeNode('two', ports.two, ports.twoRest)];
  const find = async (role: string) => {
    for (const node of nodes) if (await node.holds(role)) return node;
    return undefined;
  };
  const cluster: Cluster = {
    nodes,
    url: `postgres://kiran:${password}@127.0.0.1:${ports.port}/kiran`,
    primary: async () => (await find('primary')) ?? assert.fail('there is no primary'),
    signal: (name, node) => place.signal(name, node.folder),
    whole: () =>
      until('a primary and its synchronous standby', async () => {
        const primary = await find('primary');
        const other = nodes.find((node) => node !== primary);
        // Patroni notes the standby in etcd a moment after PostgreSQL waits for it; only from then on may it take over.
        return Boolean(primary && (await hasStandby(primary)) && (await other?.holds('synchronous')));
      }),
    ...(networks && { cut: ({ name }) => networks.cut(name), mend: ({ name }) => networks.mend(name) }),
    async close() {
      await place.close();
      networks?.close();
    },
  };
  try {
    for (const node of nodes) node.start();
    await cluster.whole();
    assert.ok(!balancer.ended(), balancer.output());
    const client = new pg.Client({ connectionString: (await cluster.primary()).url });
    await client.connect();
    await client.query(`create role kiran login password '${password}'`);
    await client.query('create database kiran owner kiran');
    await client.end();
  } catch (error) {
    for (const node of nodes) console.error(node.log().slice(-3_000));
    console.error(balancer.output().slice(-2_000));
    await cluster.close();
    throw error;
  }
  return cluster;
}

/** As the primary itself says: what it commits waits for the other. */
async function hasStandby({ url }: Node): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const asked = "select from pg_stat_replication where state = 'streaming' and sync_state = 'sync'";
    return (await client.query(asked)).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
