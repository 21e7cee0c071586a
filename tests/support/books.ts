import type pg from 'pg';

/** What came in for each payment: by the sandbox's ledger, or by the credits of the bank's statement or the carriers' collections that count for it, less what is over. */
const CAME_IN = `(select id, order_id, status, amount_paise from sandbox_payment union all
    select p.provider_payment_id, p.provider_order_id, 'captured', sum(c.amount_paise)
      - coalesce((select sum(r.amount_paise) from refund r where r.payment_id = p.id and r.cause like 'transfer:%+'), 0)
    from payment p join bank_credit c on c.payment_id = p.id and c.state = 'matched' group by p.id union all
    select p.provider_payment_id, p.provider_order_id, 'captured', sum(c.amount_paise)
      - coalesce((select sum(r.amount_paise) from refund r where r.payment_id = p.id and r.cause like 'collection:%+'), 0)
    from payment p join cash_collection c on c.payment_id = p.id and c.state = 'matched' group by p.id)`;

/**
 * What must hold for the money and the stock at any time, each as a query for violations. The provider's ledger is the sandbox's tables: another
 * company's books, which ours must match to the paisa.
 */
const ALWAYS: Record<string, string> = {
  'an order without a captured payment of its amount': `
    select o.id from "order" o left join payment p on p.id = o.payment_id left join ${CAME_IN} s on s.id = p.provider_payment_id
    where p.state not in ('due', 'uncollected') and (s.id is null or s.status not in ('captured', 'refunded') or s.amount_paise <> o.total_paise or s.order_id <> p.provider_order_id)`,
  'a transfer that counts for no order, or is sent back without its refund': `
    select c.id from bank_credit c join payment p on p.id = c.payment_id where c.state = 'matched' and p.state <> 'settled'
    union all select c.id from bank_credit c where c.state = 'returned'
      and not exists (select from refund r where r.cause = 'transfer:' || c.id and r.amount_paise = c.amount_paise)
    union all select r.cause from refund r where r.cause like 'transfer:%' and not exists (select from bank_credit c
      where (c.state = 'returned' and r.cause = 'transfer:' || c.id) or (c.state = 'matched' and r.cause = 'transfer:' || c.id || '+'))`,
  'a due payment without its order, or another amount or status than its order has': `
    select p.id from payment p left join "order" o on o.payment_id = p.id where p.state in ('due', 'uncollected')
      and (o.id is null or o.payment_status <> p.state or o.total_paise <> p.amount_paise or p.captured_at is not null)
    union all select o.id from "order" o join payment p on p.id = o.payment_id where o.payment_status in ('due', 'uncollected') and p.state <> o.payment_status
    union all select o.id from "order" o join payment p on p.id = o.payment_id where p.state = 'uncollected' and o.status <> 'cancel'`,
  'a collection that counts for no order, or is sent back without its refund': `
    select c.id from cash_collection c join payment p on p.id = c.payment_id where c.state = 'matched' and p.state <> 'settled'
    union all select c.id from cash_collection c where c.state = 'returned'
      and not exists (select from refund r where r.cause = 'collection:' || c.id and r.amount_paise = c.amount_paise)
    union all select r.cause from refund r where r.cause like 'collection:%' and not exists (select from cash_collection c
      where (c.state = 'returned' and r.cause = 'collection:' || c.id) or (c.state = 'matched' and r.cause = 'collection:' || c.id || '+'))`,
  'a refund of money that never came': `
    select r.id from refund r join payment p on p.id = r.payment_id where p.state in ('due', 'uncollected') and r.provider_payment_id is null`,
  'a booking without a captured payment of its amount': `
    select b.id from booking b left join payment p on p.id = b.payment_id left join sandbox_payment s on s.id = p.provider_payment_id
    where s.id is null or s.status not in ('captured', 'refunded') or s.amount_paise <> b.total_paise or s.order_id <> p.provider_order_id`,
  'a milestone without a captured payment of its amount': `
    select m.installation_id, m.position from installation_milestone m left join payment p on p.id = m.payment_id
    left join sandbox_payment s on s.id = p.provider_payment_id where m.payment_id is not null
    and (s.id is null or s.status not in ('captured', 'refunded') or s.amount_paise <> m.amount_paise or s.order_id <> p.provider_order_id)`,
  'an installed order whose milestones are not its price, or are paid out of turn': `
    select i.id from installation i join installation_milestone m on m.installation_id = i.id
    group by i.id, i.total_paise having sum(m.amount_paise) <> i.total_paise
    or sum(m.goods_paise) <> max(i.goods_paise) - max(i.credit_goods_paise)
    or coalesce(max(m.position) filter (where m.payment_id is not null), 0) <> count(m.payment_id)`,
  'an installed order whose state does not follow its first payment': `
    select i.id from installation i join installation_milestone m on m.installation_id = i.id and m.position = 1
    where (i.state = 'offered' and m.payment_id is not null) or (i.state in ('active', 'completed') and m.payment_id is null)`,
  'an advance without its receipt voucher, or with another amount': `
    select m.installation_id, m.position from installation_milestone m join installation i on i.id = m.installation_id
    left join tax_document d on d.kind = 'receipt-voucher' and d.cause = m.payment_id
    where m.payment_id is not null and (i.completed_at is null or m.paid_at < i.completed_at) and d.total_paise is distinct from m.amount_paise`,
  'an installed order whose invoice is not its price less what was sent back before': `
    select i.id from installation i left join tax_document d on d.kind = 'invoice' and d.subject_id = i.id where i.state = 'completed'
    and d.total_paise is distinct from i.total_paise
      - (select coalesce(sum(v.total_paise), 0) from tax_document v where v.kind = 'refund-voucher' and v.subject_id = i.id)`,
  'a refund of a milestone without its document': `
    select r.id from refund r where r.installation_id is not null and r.cause not like 'again:%'
    and r.amount_paise <> (select coalesce(sum(d.total_paise), 0) from tax_document d where d.kind in ('refund-voucher', 'credit-note')
      and (d.cause = r.id or d.cause like r.id || '#%'))`,
  'more of a milestone refunded than was paid': `
    select m.payment_id from installation_milestone m join refund r on r.payment_id = m.payment_id and r.state <> 'failed'
    and r.provider_payment_id is null group by m.payment_id, m.amount_paise having sum(r.amount_paise) > m.amount_paise`,
  'a payment with an order, booking or milestone and a whole refund': `
    select r.id from refund r where r.order_id is null and r.booking_id is null and r.installation_id is null and r.provider_payment_id is null
    and (exists (select from "order" o where o.payment_id = r.payment_id) or exists (select from booking b where b.payment_id = r.payment_id)
      or exists (select from installation_milestone m where m.payment_id = r.payment_id))`,
  'two live slots of one technician that overlap': `
    select a.id, b.id from slot a join slot b on a.technician_id = b.technician_id and a.id < b.id and a.busy && b.busy
    where a.state <> 'released' and b.state <> 'released'`,
  'a slot held for a payment that holds none': `
    select s.id from slot s join payment p on p.id = s.payment_id where s.state = 'held' and p.state not in ('preparing', 'open')`,
  'an open visit without its slot, or a slot without its visit': `
    select v.id from visit v where v.state in ('planned', 'assigned', 'on-the-way', 'started')
    and (select count(*) from slot s where s.visit_id = v.id and s.state = 'taken' and s.technician_id = v.technician_id and lower(s.busy) = v.starts_at) <> 1
    union all select s.id from slot s join visit v on v.id = s.visit_id where s.state = 'taken' and v.state = 'cancelled'`,
  'more sent back than was taken': `
    select s.id from sandbox_payment s join sandbox_refund r on r.payment_id = s.id and r.status <> 'failed'
    group by s.id having sum(r.amount_paise) > s.amount_paise`,
  'stock below zero': 'select id from product where stock < 0',
  'stock that its movements do not add up to': `
    select p.id, p.stock, sum(m.change) from product p join stock_movement m on m.product_id = p.id
    group by p.id, p.stock having sum(m.change) <> p.stock`,
  'stock held for a payment that holds none': `
    select r.payment_id from reservation r join payment p on p.id = r.payment_id
    where r.state = 'held' and p.state not in ('preparing', 'open')`,
  'an open payment that holds no stock': `
    select p.id from payment p where p.state in ('preparing', 'open')
    and exists (select from reservation r where r.payment_id = p.id and r.state <> 'held')`,
  'a code whose uses were counted wrong': `
    select c.code, c.used, count(u.payment_id) from campaign c left join campaign_use u on u.code = c.code and u.state in ('held', 'used')
    group by c.code, c.used having c.used <> count(u.payment_id)`,
  'a test that was forgotten on the way': `
    select p.id from payment p where not p.test and p.provider_order_id in (select id from sandbox_order)
    union all select o.id from "order" o join payment p on p.id = o.payment_id where o.test <> p.test
    union all select b.id from booking b join payment p on p.id = b.payment_id where b.test <> p.test
    union all select m.installation_id from installation_milestone m join installation i on i.id = m.installation_id
      join payment p on p.id = m.payment_id where i.test <> p.test
    union all select d.id from tax_document d
      join (select id, test from "order" union all select id, test from booking union all select id, test from installation) s on s.id = d.subject_id
    where d.test <> s.test or d.test <> (d.number like 'TEST/%')`,
  'two invoices of one parcel, or a gap in a series': `
    select kind, financial_year from tax_document group by kind, test, financial_year
    having max(sequence) <> count(*) or count(distinct sequence) <> count(*)
    union all select kind, 0 from tax_document where kind = 'invoice' group by kind, cause having count(*) > 1`,
};

/** What must hold once everything has come to rest. */
const AT_REST: Record<string, string> = {
  'captured money with neither order nor refund': `
    select s.id, p.state from sandbox_payment s left join payment p on p.provider_order_id = s.order_id
    where s.status in ('captured', 'refunded')
    and not (p.provider_payment_id is not distinct from s.id and exists (select from "order" o where o.payment_id = p.id))
    and not (p.provider_payment_id is not distinct from s.id and exists (select from booking b where b.payment_id = p.id))
    and not (p.provider_payment_id is not distinct from s.id and exists (select from installation_milestone m where m.payment_id = p.id))
    and not exists (select from refund r where r.payment_id = p.id and r.order_id is null and r.booking_id is null and r.installation_id is null and r.amount_paise = s.amount_paise and r.state = 'processed')`,
  'a refund that the provider does not know the same way': `
    select r.id, r.state, s.status from refund r join payment p on p.id = r.payment_id and p.method = 'razorpay'
    left join sandbox_refund s on s.id = r.provider_refund_id
    where r.state not in ('processed', 'failed') or s.id is null or s.status <> r.state or s.amount_paise <> r.amount_paise`,
  'a refund by hand that nobody has noted': `
    select r.id, r.state from refund r join payment p on p.id = r.payment_id and p.method in ('bank-transfer', 'cash-on-delivery')
    where r.state <> 'processed' or r.provider_refund_id is null`,
  'a transfer for an order that nobody has decided':
    "select id from bank_credit where state = 'unclear' and payment_id is not null",
  'a collection for an order that nobody has decided':
    "select id from cash_collection where state = 'unclear' and payment_id is not null",
  'a refund of the provider that nobody promised': `
    select s.id from sandbox_refund s where not exists (select from refund r where r.provider_refund_id = s.id)`,
  'a payment that still holds stock': "select payment_id from reservation where state = 'held'",
  'a payment that still holds a slot': "select payment_id from slot where state = 'held'",
  'a cancelled booking whose money is not back':
    "select id from booking where state = 'cancel' and payment_status <> 'refunded'",
  'a cancelled installed order whose money or stock is not back': `
    select i.id from installation i where i.state = 'cancelled' and exists (select from installation_milestone m
      where m.installation_id = i.id and m.payment_id is not null
      and (m.amount_paise <> (select coalesce(sum(r.amount_paise), 0) from refund r where r.payment_id = m.payment_id and r.state = 'processed'
        and r.provider_payment_id is null)
        or not exists (select from stock_movement s where s.reference = i.id and s.reason = 'restocked')))`,
  'a cancelled order whose money or stock is not back': `
    select o.id from "order" o where o.status = 'cancel' and (o.payment_status not in ('refunded', 'uncollected')
    or not exists (select from stock_movement m where m.reference = o.id and m.reason = 'restocked'))`,
};

/** Everything that is wrong in the books, as text; empty if nothing is. */
export async function wrongInBooks(sql: pg.Pool, when: 'now' | 'at rest'): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(when === 'now' ? ALWAYS : { ...ALWAYS, ...AT_REST })) {
    const { rows } = await sql.query(query);
    if (rows.length > 0) wrong.push(`${what}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return wrong;
}

export type Sums = { captured: number; orders: number; wholeRefunds: number; sentBack: number };

/** Sums of all money, in paise; `captured` with the transfers that came and the cash that was collected; `orders`, without those whose money is due or never came, with the bookings and the milestones of installed orders. `captured` = `orders` + `wholeRefunds`, always, once at rest. */
export async function sums(sql: pg.Pool): Promise<Sums> {
  const { rows } = await sql.query(`select
    (select coalesce(sum(amount_paise), 0) from sandbox_payment where status in ('captured', 'refunded'))::bigint
      + (select coalesce(sum(amount_paise), 0) from bank_credit where state in ('matched', 'returned'))::bigint
      + (select coalesce(sum(amount_paise), 0) from cash_collection where state in ('matched', 'returned'))::bigint as captured,
    (select coalesce(sum(total_paise), 0) from "order" where payment_status not in ('due', 'uncollected'))::bigint + (select coalesce(sum(total_paise), 0) from booking)::bigint
      + (select coalesce(sum(amount_paise), 0) from installation_milestone where payment_id is not null)::bigint as orders,
    (select coalesce(sum(amount_paise), 0) from refund where order_id is null and booking_id is null and installation_id is null and state = 'processed')::bigint as whole,
    (select coalesce(sum(amount_paise), 0) from sandbox_refund where status = 'processed')::bigint
      + (select coalesce(sum(r.amount_paise), 0) from refund r join payment p on p.id = r.payment_id
         where p.method in ('bank-transfer', 'cash-on-delivery') and r.state = 'processed')::bigint as back`);
  const [row] = rows;
  return {
    captured: Number(row.captured),
    orders: Number(row.orders),
    wholeRefunds: Number(row.whole),
    sentBack: Number(row.back),
  };
}
