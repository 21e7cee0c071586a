import type pg from 'pg';

/** How often a day the days of the sample are lived again. */
export const COPIES_A_DAY = 4;
const CHUNK = 400;

/**
 * The tables that grow with every order, and which of their columns name something that each copy has of its own: those get the copy's number.
 * `only` limits the copies to what the shop still has of that age; `each` makes every so-manieth copy.
 */
const TABLES: { table: string; own: string[]; set?: Record<string, string>; only?: string; each?: number }[] = [
  { table: '"user"', own: ['id', 'email'] },
  { table: 'customer', own: ['uid', 'email'] },
  { table: 'account', own: ['id', 'account_id', 'user_id'] },
  { table: 'address', own: ['id', 'uid'] },
  { table: 'favourite', own: ['uid'] },
  {
    table: 'payment',
    own: ['id', 'uid', 'receipt', 'provider_order_id', 'provider_payment_id'],
    set: { state: "case when t.state = 'open' then 'lapsed' else t.state end" },
  },
  {
    table: 'reservation',
    own: ['payment_id'],
    set: { state: "case when t.state = 'held' then 'released' else t.state end" },
  },
  { table: 'webhook_event', own: ['id'], set: { struck_at: "t.received_at - step.back + interval '90 days'" } },
  { table: '"order"', own: ['id', 'uid', 'payment_id'] },
  { table: 'order_line', own: ['order_id'] },
  { table: 'order_event', own: ['order_id'] },
  { table: 'shipment', own: ['id', 'order_id'] },
  { table: 'shipment_line', own: ['shipment_id'] },
  { table: 'return_request', own: ['id', 'reference', 'order_id', 'uid'] },
  { table: 'return_line', own: ['return_id'] },
  {
    table: 'refund',
    own: ['id', 'payment_id', 'order_id', 'booking_id', 'cause', 'provider_payment_id', 'provider_refund_id'],
    set: { state: "'processed'" },
  },
  {
    table: 'tax_document',
    own: ['id', 'uid', 'subject_id', 'cause'],
    set: {
      sequence: 't.sequence + step.copy * 1000',
      number: "upper(left(t.kind, 1)) || '/' || (t.sequence + step.copy * 1000)::text",
      refers_to: "case when t.refers_to is null then null else t.refers_to || '-' || step.copy end",
    },
  },
  { table: 'stock_movement', own: ['reference'] },
  { table: 'audit_entry', own: ['subject'] },
  {
    table: 'mail',
    own: ['id', 'uid'],
    set: { state: "'sent'", sent_at: 't.created_at - step.back' },
    only: "t.created_at - step.back > now() - interval '180 days'",
  },
  { table: 'booking', own: ['id', 'uid', 'payment_id'], each: COPIES_A_DAY },
  { table: 'booking_event', own: ['booking_id', 'visit_id'], each: COPIES_A_DAY },
  { table: 'visit', own: ['id', 'booking_id'], each: COPIES_A_DAY },
  {
    table: 'slot',
    own: ['id', 'payment_id', 'visit_id'],
    set: { busy: "tstzrange(lower(t.busy) - step.back, upper(t.busy) - step.back, '[)')" },
    each: COPIES_A_DAY,
  },
];

/** Copies what the shop has into the `days` before, the oldest first. Needs a superuser: rows are copied as they are, without triggers. */
export async function copyBack(sql: pg.Pool, days: number): Promise<void> {
  const client = await sql.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query('set synchronous_commit = off');
    const statements = [];
    for (const one of TABLES) statements.push({ ...one, text: await statementOf(client, one) });
    // The sample is what was there at first: a copy is never copied.
    for (const { table } of statements)
      await client.query(`create temporary table "sample ${bare(table)}" as select * from ${table}`);
    const copies = days * COPIES_A_DAY;
    for (let newest = copies; newest > 0; newest -= CHUNK)
      for (const { text } of statements) await client.query(text, [Math.max(1, newest - CHUNK + 1), newest]);
    for (const { table } of statements) await client.query(`drop table "sample ${bare(table)}"`);
  } finally {
    client.release(true);
  }
  await sql.query('vacuum analyze');
}

const bare = (table: string) => table.replaceAll('"', '');

/** A copy's own name. Ids begin with their time, and lists and searches go by them: an older copy's must come first, and all before the sample's. */
const copied = (name: string) =>
  `case when ${name} ~ '^[a-z]+_' then regexp_replace(${name}, '_', '_00' || lpad((99999 - step.copy)::text, 5, '0') || '-')
        else ${name} || '-' || step.copy end`;

/** Inserts the copies $1 to $2 of a table's sample: own names numbered, times and days moved back. */
async function statementOf(
  client: pg.PoolClient,
  { table, own, set = {}, only = 'true', each = 1 }: (typeof TABLES)[number],
): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string; made: boolean }>(
    `select column_name as name, data_type as type, is_identity = 'YES' or is_generated <> 'NEVER' as made
       from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [bare(table)],
  );
  const missing = [...own, ...Object.keys(set)].filter((name) => !rows.some((column) => column.name === name));
  if (missing.length > 0) throw new Error(`${table} has no column ${missing.join(', ')}`);
  const columns = rows.filter(({ made }) => !made);
  const value = ({ name, type }: { name: string; type: string }) => {
    if (set[name] !== undefined) return set[name];
    if (own.includes(name)) return copied(`t.${name}`);
    if (type === 'timestamp with time zone') return `t.${name} - step.back`;
    if (type === 'date') return `t.${name} - step.days`;
    return `t."${name}"`;
  };
  return `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
    select ${columns.map(value).join(', ')}
      from (select copy, copy / ${COPIES_A_DAY} as days, copy * interval '${24 / COPIES_A_DAY} hours' as back
              from generate_series($2::int, $1::int, -1) as copy where copy % ${each} = 0) as step
     cross join "sample ${bare(table)}" t where ${only} order by step.copy desc on conflict do nothing`;
}
