-- The number on a product's package by which the whole trade knows it (EAN, UPC: GS1's GTIN), for feeds and search engines.
alter table product add column gtin text;
