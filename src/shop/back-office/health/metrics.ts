import type { DiskSpace } from '#src/platform/metrics/disk-space.ts';
import type { Family, Sample } from '#src/platform/metrics/exposition.ts';
import { shopVersion } from '#src/platform/shop-version.ts';
import { catalogueIndexOf } from '#src/shop/catalogue/search/catalogue-index.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { HealthFacts } from './read-facts.ts';

type Counted = Pick<Shop, 'tally' | 'cache' | 'renders' | 'outage' | 'pool' | 'live' | 'edge' | 'db'>;

const one = (value: number): Sample[] => [{ value }];
const gauge = (name: string, help: string, samples: Sample[]): Family => ({ name, help, type: 'gauge', samples });
const counter = (name: string, help: string, samples: Sample[]): Family => ({ name, help, type: 'counter', samples });

/** What this process has counted: there at any time, whatever the database does. */
export function processFamilies(shop: Counted): Family[] {
  const { tally, cache, renders, outage, pool, live, edge } = shop;
  const index = catalogueIndexOf(shop).figures;
  const purges = edge?.figures ?? { done: 0, failed: 0, away: 0 };
  const { pages, bytes } = cache.size;
  return [
    gauge('kiran_build_info', 'Always 1; the versions are labels.', [
      { labels: { version: shopVersion(), node: process.versions.node }, value: 1 },
    ]),
    {
      name: 'kiran_http_request_duration_seconds',
      help: 'Answers by class of route and status. memory="true": by the page cache, ahead of all routing.',
      type: 'histogram',
      durations: tally.requests.map(({ route, status, memory, durations }) => ({
        labels: { route, status, memory: String(memory) },
        durations,
      })),
    },
    counter('kiran_rate_limit_refusals_total', 'Answers 429, by limit.', labelled('limit', tally.refusals)),
    counter('kiran_page_cache_hits_total', 'Pages and calls answered from memory.', one(cache.counts.hits)),
    counter(
      'kiran_page_cache_stale_total',
      'Of these, those with the former page while it was made anew.',
      one(cache.counts.stale),
    ),
    counter('kiran_page_cache_misses_total', 'Requests whose page was not in memory.', one(cache.counts.misses)),
    counter(
      'kiran_page_cache_expiries_total',
      'Pages that a write expired: dropped (hard), or to be made anew (soft).',
      [
        { labels: { kind: 'hard' }, value: cache.counts.hardExpiries },
        { labels: { kind: 'soft' }, value: cache.counts.softExpiries },
      ],
    ),
    counter('kiran_page_cache_evictions_total', 'Pages dropped for lack of room.', one(cache.counts.evictions)),
    gauge('kiran_page_cache_entries', 'Pages in memory.', one(pages)),
    gauge('kiran_page_cache_bytes', 'Bytes that they take.', one(bytes)),
    gauge(
      'kiran_catalogue_index_products',
      'Products in the index in memory; 0 until it is needed.',
      one(index.products),
    ),
    gauge('kiran_catalogue_index_bytes', 'Bytes that it takes.', one(index.bytes)),
    gauge(
      'kiran_catalogue_index_read_seconds',
      'How long it took to read everything, the last time.',
      one(index.readMs / 1000),
    ),
    counter('kiran_catalogue_index_reads_total', 'Times that it was read: everything, or what had changed.', [
      { labels: { what: 'all' }, value: index.reads },
      { labels: { what: 'changes' }, value: index.changes },
    ]),
    counter('kiran_edge_cache_purges_total', 'Purges sent to edge caches.', [
      { labels: { outcome: 'done' }, value: purges.done },
      { labels: { outcome: 'failed' }, value: purges.failed },
    ]),
    gauge('kiran_edge_caches_away', 'Edge caches that the last purge did not reach.', one(purges.away)),
    {
      name: 'kiran_render_duration_seconds',
      help: 'Rendering of pages that were not in memory.',
      type: 'histogram',
      durations: [{ durations: tally.renders }],
    },
    gauge('kiran_renders_running', 'Pages being rendered.', one(renders.running)),
    gauge('kiran_renders_waiting', 'Pages that wait to be rendered.', one(renders.waiting)),
    counter('kiran_database_outages_total', 'Times that the database was away.', one(outage.count)),
    gauge('kiran_database_pool_connections', 'Connections of this process’s pool.', one(pool.totalCount)),
    gauge('kiran_database_pool_in_use', 'Connections in use.', one(pool.totalCount - pool.idleCount)),
    gauge('kiran_database_pool_waiting', 'Requests that wait for a connection.', one(pool.waitingCount)),
    gauge(
      'kiran_live_connections',
      'Open workspace pages that are kept up to date by server-sent events.',
      one(live.count),
    ),
    counter(
      'kiran_job_attempts_total',
      'Attempts of jobs in this process.',
      [...tally.jobs].flatMap(([kind, { done, failed }]) => [
        { labels: { kind, outcome: 'done' }, value: done },
        { labels: { kind, outcome: 'failed' }, value: failed },
      ]),
    ),
  ];
}

/** The disk of DATA_DIR. */
export const diskFamilies = (disk: DiskSpace | undefined): Family[] =>
  disk
    ? [
        gauge('kiran_disk_free_bytes', 'What may still be written to the disk of DATA_DIR.', one(disk.free)),
        gauge('kiran_disk_size_bytes', 'The size of that disk.', one(disk.size)),
      ]
    : [];

/** What the database knows, the same from every instance: absent while it does not answer. */
export function sharedFamilies(facts: HealthFacts | undefined): Family[] {
  const up = gauge('kiran_database_up', '1 if the database answers.', one(facts ? 1 : 0));
  if (!facts) return [up];
  const age = (since: Date | null | undefined) =>
    since ? Math.max(0, (facts.at.getTime() - since.getTime()) / 1000) : 0;
  const states = (rows: HealthFacts['payments']) =>
    rows.map(({ state, count }) => ({ labels: { state }, value: count }));
  const ages = (rows: HealthFacts['payments']) =>
    rows.map(({ state, since }) => ({ labels: { state }, value: age(since) }));
  const { queues, messages, reservations, backup } = facts;
  return [
    up,
    gauge('kiran_payments', 'Payments that are not finished, by state.', states(facts.payments)),
    gauge('kiran_payment_oldest_age_seconds', 'Age of the oldest of them; 0 if there is none.', ages(facts.payments)),
    gauge(
      'kiran_payments_stuck',
      'Paid for more than ten minutes, and neither an order nor a refund.',
      one(facts.stuck),
    ),
    gauge('kiran_refunds', 'Refunds that are not finished, by state.', states(facts.refunds)),
    gauge('kiran_refund_oldest_age_seconds', 'Age of the oldest of them; 0 if there is none.', ages(facts.refunds)),
    gauge(
      'kiran_webhooks_silent_seconds',
      'For how long payments have settled without a webhook.',
      one(age(facts.silentSince)),
    ),
    gauge('kiran_reservations', 'Products reserved by open payments.', one(reservations.count)),
    gauge('kiran_reserved_units', 'Units that they reserve.', one(reservations.units)),
    gauge(
      'kiran_messages',
      'Mails and SMS that wait, or that failed within a week.',
      messages.flatMap(({ channel, waiting, failed }) => [
        { labels: { channel, state: 'waiting' }, value: waiting },
        { labels: { channel, state: 'failed' }, value: failed },
      ]),
    ),
    gauge(
      'kiran_message_oldest_age_seconds',
      'Age of the oldest that waits.',
      messages.map(({ channel, waitingSince }) => ({ labels: { channel }, value: age(waitingSince) })),
    ),
    gauge(
      'kiran_queue_jobs',
      'Jobs by kind: due, later, active, failed (given up).',
      queues.flatMap(({ queue: kind, ...counts }) =>
        (['due', 'later', 'active', 'failed'] as const).map((state) => ({
          labels: { kind, state },
          value: counts[state],
        })),
      ),
    ),
    gauge(
      'kiran_queue_oldest_due_seconds',
      'For how long the oldest job of a kind should have begun; 0 if none should.',
      queues.map(({ queue: kind, lateSeconds }) => ({ labels: { kind }, value: lateSeconds ?? 0 })),
    ),
    gauge(
      'kiran_backup_good',
      '1 if the last known backup is recent enough, else 0.',
      one(backup.state === 'good' ? 1 : 0),
    ),
    ...(backup.at
      ? [gauge('kiran_backup_age_seconds', 'Since the last backup that the shop knows of.', one(age(backup.at)))]
      : []),
  ];
}

const labelled = (label: string, counts: ReadonlyMap<string, number>): Sample[] =>
  [...counts].map(([name, value]) => ({ labels: { [label]: name }, value }));
