-- What the trade calls a product by: on sheets, on shelves, on papers. Every product has one; whoever gives none gets one that is
-- made from the product's number, which is never given twice.
create function sku_key(sku text) returns text language sql immutable parallel safe as
$$ select regexp_replace(lower(sku), '[^a-z0-9]+', '', 'g') $$;

create function give_sku() returns trigger language plpgsql as $$
declare
  made text := 'P-' || lpad(new.number::text, greatest(6, length(new.number::text)), '0');
  lock bigint := hashtextextended('made skus', 0);
  another integer := 1;
begin
  if tg_op = 'UPDATE' and new.sku is not distinct from old.sku then return new; end if;
  if new.sku <> '' then
    -- Whoever gives one of the made form by hand waits for those that are being made, and the next to be made sees it.
    if new.sku ~* '^P-[0-9]{6}' then perform pg_advisory_xact_lock(lock); end if;
    return new;
  end if;
  perform pg_advisory_xact_lock_shared(lock);
  new.sku := made;
  while exists (select from product where lower(sku) = lower(new.sku) and id <> new.id) loop
    another := another + 1;
    new.sku := made || '-' || another;
  end loop;
  return new;
end $$;

alter table product add column sku text not null default '';
update product set sku = 'P-' || lpad(number::text, greatest(6, length(number::text)), '0');
alter table product
  add constraint product_sku_check check (length(sku) <= 64 and sku ~ '^[A-Za-z0-9._/-]+( [A-Za-z0-9._/-]+)*$' and sku ~ '[A-Za-z0-9]');
create unique index product_sku_key on product (lower(sku));
create index product_sale_sku_idx on product (sku_key(sku) text_pattern_ops) where archived_at is null and price_paise > 0;
create trigger product_sku before insert or update of sku on product for each row execute function give_sku();

-- As it was when it was bought; orders from before have none.
alter table order_line add column sku text;
