import type { RunningShop } from '#tests/support/running-shop.ts';

/** Copies the demonstration catalogue until it has `wanted` products, with different names, prices, sales and stars. */
export async function fillCatalogue({ sql }: RunningShop, wanted: number): Promise<void> {
  const { rows } = await sql.query('select count(*)::int as count from product');
  const copies = Math.ceil((wanted - rows[0].count) / rows[0].count);
  await sql.query('alter table product disable trigger user');
  await sql.query(
    `insert into product (id, sku, name, title, description, category, brand, placement, price_paise, list_price_paise, stock, hsn, gst_rate_bp, country_of_origin,
       warranty, specification, certifications, in_the_box, main_image, rating_count, rating_sum, units_sold, favourite_count, created_at, updated_at)
     select p.id || '-' || n, p.sku || '-' || n, p.name || ' ' || n, p.title, p.description, p.category,
       (array['ruvanta','orvani','tejvan','dipavi','jalvira','gativo'])[1 + (n * 7 + p.number) % 6], 'Shope',
       p.price_paise + (n % 997) * 1000, p.list_price_paise + (n % 997) * 1000, (n * 13) % 7, p.hsn, p.gst_rate_bp,
       case when n % 50 = 0 then 'China' else p.country_of_origin end, p.warranty, p.specification, p.certifications, p.in_the_box, p.main_image,
       n % 40, (n % 40) * (1 + n % 5), (n * 31) % 500, (n * 17) % 90, now() - n * interval '1 minute', now()
     from product p, generate_series(1, $1) as n
     where p.archived_at is null order by n limit $2`,
    [copies, wanted - rows[0].count],
  );
  await sql.query(
    `insert into product_picture (product_id, position, url, stem, width, height, widths, webp, placeholder, alt)
     select product.id, pp.position, pp.url, pp.stem, pp.width, pp.height, pp.widths, pp.webp, pp.placeholder, pp.alt
       from product join product_picture pp on pp.product_id = regexp_replace(product.id, '-[0-9]+$', '') and pp.position = 0
      where product.id <> pp.product_id on conflict do nothing`,
  );
  await sql.query('select index_product(id) from product');
  await sql.query('alter table product enable trigger user');
  await sql.query('vacuum analyze');
}
