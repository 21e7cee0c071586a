import { sql } from 'kysely';
import type { Tx } from '#src/platform/database/database.ts';

/** What the demonstration added, by its identifiers in the seed's files. */
export type Seeded = {
  offers: readonly string[];
  plans: readonly number[];
  faqs: readonly string[];
  brands: readonly string[];
  categories: readonly string[];
  areas: readonly string[];
  technicians: readonly { name: string; phone: string }[];
};

/** Anything that the owner has edited is the owner's. */
const untouched = (subject: ReturnType<typeof sql>) =>
  sql`not exists (select from audit_entry where subject = ${subject})`;
/**
 * The demonstration's products have their slug as id; ids of products made here begin with `prd_`. A product that the owner has edited, or that is in
 * a sheet of theirs, is the owner's; a bulk change, an order or a comment does not make it so.
 */
const PRODUCTS = sql`select id from product where id not like 'prd\\_%'
  and not exists (select from audit_entry where subject = 'product:' || product.id and act = 'product.updated')
  and not exists (select from product_import_line as line join product_import on product_import.id = line.import_id
                   where line.product_id = product.id and product_import.state <> 'undone')`;
/** One that another was retired in favour of stays, as the other leads to it. */
const unused = (table: 'brand' | 'category') => {
  const one = sql.table(table);
  return sql`not exists (select from product where product.${sql.ref(table)} = ${one}.slug)
    and not exists (select from ${one} as retired where retired.replaced_by = ${one}.slug)`;
};

/**
 * Deletes what the demonstration added and nobody has made their own: edited things stay, and so does anything that a real payment refers to, hidden.
 * Returns the counts, and the products.
 */
export async function deleteDemonstration(
  trx: Tx,
  seeded: Seeded,
  at: Date,
): Promise<{ counts: Record<string, number>; products: string[] }> {
  const products = await deleteProducts(trx, at);
  const count = async (statement: ReturnType<typeof sql>) =>
    Number((await statement.execute(trx)).numAffectedRows ?? 0);
  const offers = await count(sql`delete from campaign where code = any(${seeded.offers})
    and not exists (select from campaign_use where campaign_use.code = campaign.code) and ${untouched(sql`'offer:' || campaign.code`)}`);
  const plans =
    await count(sql`delete from service_plan where id = any(${seeded.plans}) and ${untouched(sql`'plan:' || service_plan.id`)}
    and not exists (select from booking where plan_id = service_plan.id) and not exists (select from service_enquiry where plan_id = service_plan.id)`);
  await sql`update service_plan set active = false where id = any(${seeded.plans}) and ${untouched(sql`'plan:' || service_plan.id`)}`.execute(
    trx,
  );
  const faqs = await count(sql`delete from faq where entry = any(${seeded.faqs}) and updated_at = created_at`);
  await sql`delete from brand where slug = any(${seeded.brands}) and ${unused('brand')} and ${untouched(sql`'brand:' || brand.slug`)}`.execute(
    trx,
  );
  await sql`delete from category where slug = any(${seeded.categories}) and ${unused('category')} and ${untouched(sql`'category:' || category.slug`)}`.execute(
    trx,
  );
  const scenes = await count(
    sql`delete from scene where not exists (select from home_banner where home_banner.scene = scene.name)`,
  );
  const technicians = await deleteRoster(trx, seeded);
  return { counts: { products: products.length, offers, plans, faqs, scenes, technicians }, products };
}

async function deleteProducts(trx: Tx, at: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`update product set archived_at = coalesce(archived_at, ${at}) where id in (${PRODUCTS}) returning id`.execute(trx);
  await sql`delete from review_report where review_id in (select id from review where product_id in (${PRODUCTS}))`.execute(
    trx,
  );
  for (const table of [
    'review',
    'product_question',
    'rating',
    'favourite',
    'cart_line',
    'saved_line',
    'product_bulk_line',
  ])
    await sql`delete from ${sql.table(table)} where product_id in (${PRODUCTS})`.execute(trx);
  // A real payment, even an unpaid one, keeps what it was for.
  const free = sql`id in (${PRODUCTS}) and not exists (select from reservation where product_id = product.id)
    and not exists (select from order_line where product_id = product.id)`;
  await sql`delete from stock_movement where product_id in (select id from product where ${free})`.execute(trx);
  await sql`delete from product where ${free}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The demonstration's technicians without an account and without visits, and areas that nobody serves any more. */
async function deleteRoster(trx: Tx, { technicians, areas }: Seeded): Promise<number> {
  const { numAffectedRows } = await sql`delete from technician where uid is null
    and (name, phone) in (select * from unnest(${technicians.map(({ name }) => name)}::text[], ${technicians.map(({ phone }) => phone)}::text[]))
    and ${untouched(sql`'technician:' || technician.id`)}
    and not exists (select from visit where technician_id = technician.id) and not exists (select from slot where technician_id = technician.id)`.execute(
    trx,
  );
  await sql`delete from service_area where id = any(${areas}) and ${untouched(sql`'area:' || service_area.id`)}
    and not exists (select from technician_area where area_id = service_area.id)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
