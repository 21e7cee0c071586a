-- When a product that is sold out is expected again; null if nobody knows.
alter table product add column restock_on date;
