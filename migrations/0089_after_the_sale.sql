-- Units of installed systems, and every link of an alert (docs/decisions/0056-units.md, docs/rules.md, Alerts).

-- A unit that was fitted with an installed order instead of sent in a parcel.
alter table unit add column installation_id text references installation (id);
alter table unit drop constraint unit_check, drop constraint unit_check1;
-- the former release: every row that it writes is from a parcel or from elsewhere, and holds
alter table unit add constraint unit_origin check (
  case
    when not from_us then num_nonnulls(product_id, order_id, position, shipment_id, installation_id) = 0
    when installation_id is not null then num_nonnulls(product_id, position) = 2 and num_nonnulls(order_id, shipment_id) = 0
    else num_nonnulls(product_id, order_id, position, shipment_id) = 4
  end
);
create index unit_installation_idx on unit (installation_id, position) where installation_id is not null;

-- Each mail about a price has a link of its own that ends the alert, also once a newer mail was sent. The former release still writes the newest one's
-- hash to product_alert.
create table product_alert_link (
  token_hash text primary key,
  alert_id text not null references product_alert (id) on delete cascade,
  created_at timestamptz not null
);
create index product_alert_link_alert_idx on product_alert_link (alert_id);
