-- What a shopper saw when a line came into the cart, or last confirmed: the page tells what has changed since.
-- Null: not known, so nothing is told.
alter table cart_line
  add column seen_price_paise bigint,
  add column seen_stock integer;
update cart_line set seen_price_paise = product.price_paise, seen_stock = product.stock from product where product.id = cart_line.product_id;

-- Lines set aside for another day; they keep their quantity and what was seen.
create table saved_line (
  uid text not null references "user" (id) on delete cascade,
  product_id text not null references product (id),
  quantity integer not null check (quantity >= 1),
  seen_price_paise bigint,
  seen_stock integer,
  created_at timestamptz not null,
  primary key (uid, product_id)
);
