-- Search in PostgreSQL itself (docs/decisions/0009): full text with weights, trigrams against typing errors, and a table of
-- other words for the same things. All of it is kept by triggers, in the transaction of whatever changes a product.
create extension if not exists pg_trgm;

create table product_search (
  product_id text primary key references product (id) on delete cascade,
  document tsvector not null
);
create index product_search_document_idx on product_search using gin (document);

-- Words that products, brands and categories are called by: what a mistyped word is compared with.
create table search_word (word text primary key);
create index search_word_trgm_idx on search_word using gin (word gin_trgm_ops);

-- Other words for the same: `means` is what is searched instead; empty means that the word says nothing.
create table search_synonym (word text primary key, means text not null);

-- Parts figures from units: '5kW' and '5 kW' are the same.
create function search_text(value text) returns text language sql immutable parallel safe as
$$ select regexp_replace(coalesce(value, ''), '([0-9])([[:alpha:]])', '\1 \2', 'g') $$;

create function index_product(wanted text) returns void language sql as $$
  insert into product_search (product_id, document)
  select product.id,
         setweight(to_tsvector('english', search_text(product.name)), 'A')
      || setweight(to_tsvector('english', search_text(coalesce(category.name, '') || ' ' || coalesce(category.noun, '') || ' ' || coalesce(brand.name, ''))), 'B')
      || setweight(to_tsvector('english', search_text(product.title || ' ' || coalesce((
           select string_agg(value, ' ') from jsonb_each_text(case jsonb_typeof(product.specification) when 'object' then product.specification else '{}' end)), ''))), 'C')
      || setweight(to_tsvector('english', left(search_text(product.description), 4000)), 'D')
    from product
    left join category on category.slug = product.category
    left join brand on brand.slug = product.brand
   where product.id = wanted
  on conflict (product_id) do update set document = excluded.document;
  insert into search_word (word)
  select distinct word
    from product
    left join category on category.slug = product.category
    left join brand on brand.slug = product.brand,
         regexp_split_to_table(lower(product.name || ' ' || coalesce(category.name, '') || ' ' || coalesce(category.noun, '') || ' ' || coalesce(brand.name, '')), '[^[:alpha:]]+') as word
   where product.id = wanted and length(word) between 3 and 30
  on conflict do nothing;
$$;

create function product_changed() returns trigger language plpgsql as $$
begin
  perform index_product(new.id);
  return null;
end $$;
create trigger product_search_insert after insert on product for each row execute function product_changed();
create trigger product_search_update after update of name, title, description, category, brand, specification on product
  for each row when ((old.name, old.title, old.description, old.category, old.brand, old.specification)
                     is distinct from (new.name, new.title, new.description, new.category, new.brand, new.specification))
  execute function product_changed();

create function category_changed() returns trigger language plpgsql as $$
begin
  perform index_product(id) from product where category = new.slug;
  return null;
end $$;
create trigger product_search_category after update of name, noun on category for each row execute function category_changed();

create function brand_changed() returns trigger language plpgsql as $$
begin
  perform index_product(id) from product where brand = new.slug;
  return null;
end $$;
create trigger product_search_brand after update of name on brand for each row execute function brand_changed();

select index_product(id) from product;

-- The orders in which shoppers look through what is on sale; each list reads its first rows from one of these.
create index product_sale_newest_idx on product (created_at desc, number desc) where archived_at is null and price_paise > 0;
create index product_sale_price_idx on product (price_paise, number) where archived_at is null and price_paise > 0;
create index product_sale_revenue_idx on product ((units_sold * price_paise) desc, number) where archived_at is null and price_paise > 0;
create index product_sale_popularity_idx on product ((units_sold + favourite_count) desc, number) where archived_at is null and price_paise > 0;
create index product_sale_votes_idx on product (rating_count desc, number) where archived_at is null and price_paise > 0;
create index product_sale_average_idx on product ((rating_sum::numeric / greatest(rating_count, 1)) desc, rating_count desc, number) where archived_at is null and price_paise > 0;
create index product_sale_brand_idx on product (brand, number) where archived_at is null and price_paise > 0;
create index product_sale_category_brand_idx on product (category, brand) where archived_at is null and price_paise > 0;
create index product_sale_origin_idx on product (country_of_origin) where archived_at is null and price_paise > 0;

insert into search_synonym (word, means) values
  -- mistyped so often that no comparison is needed
  ('panal', 'panel'), ('pannel', 'panel'), ('panels', 'panel'), ('pl', 'panel'), ('battry', 'battery'), ('batery', 'battery'), ('batteri', 'battery'),
  ('inveter', 'inverter'), ('invertor', 'inverter'), ('inverer', 'inverter'), ('chargar', 'charger'), ('charjer', 'charger'), ('rooftap', 'rooftop'),
  ('heeter', 'heater'), ('hetar', 'heater'), ('lite', 'light'), ('lamp', 'light'), ('lamps', 'light'), ('gijar', 'water heater'), ('geezer', 'water heater'),
  -- other English words
  ('geyser', 'water heater'), ('geysers', 'water heater'), ('module', 'panel'), ('modules', 'panel'), ('plate', 'panel'), ('plates', 'panel'), ('pv', 'panel'),
  ('accumulator', 'battery'), ('ups', 'inverter'), ('motor', 'pump'), ('motors', 'pump'), ('pumpset', 'pump'), ('borewell', 'submersible pump'), ('set', ''),
  ('torch', 'lantern'), ('bulb', 'light'), ('streetlight', 'street light'), ('evse', 'ev charger'), ('wallbox', 'wall box'), ('powerbank', 'power bank'),
  ('car', 'ev'), ('scooter', 'scooter'), ('electric', 'ev'), ('ongrid', 'on grid'), ('offgrid', 'off grid'), ('the', ''), ('for', ''), ('and', ''), ('with', ''),
  -- Hindi and Gujarati in Latin letters
  ('saur', 'solar'), ('sauar', 'solar'), ('sour', 'solar'), ('surya', 'solar'), ('suraj', 'solar'), ('soler', 'solar'), ('solor', 'solar'), ('urja', 'solar'),
  ('batti', 'light'), ('bati', 'light'), ('diya', 'light'), ('divo', 'light'), ('bijli', ''), ('vijli', ''), ('pani', 'water'), ('paani', 'water'), ('garam', 'heater'),
  ('chhat', 'rooftop'), ('chat', 'rooftop'), ('chhapru', 'rooftop'), ('ghar', 'home'), ('khet', 'pump'), ('kuva', 'pump'), ('lalten', 'lantern'), ('fanas', 'lantern'),
  ('gaadi', 'ev'), ('gadi', 'ev'), ('sadak', 'street'), ('bagicha', 'garden'), ('ka', ''), ('ki', ''), ('ke', ''), ('liye', ''), ('mate', ''), ('nu', ''), ('no', ''), ('ni', ''),
  -- Hindi
  ('सौर', 'solar'), ('सोलर', 'solar'), ('सूर्य', 'solar'), ('पैनल', 'panel'), ('पैनेल', 'panel'), ('प्लेट', 'panel'), ('बैटरी', 'battery'), ('बैट्री', 'battery'),
  ('इन्वर्टर', 'inverter'), ('इनवर्टर', 'inverter'), ('पंप', 'pump'), ('पम्प', 'pump'), ('मोटर', 'pump'), ('लाइट', 'light'), ('बत्ती', 'light'), ('बल्ब', 'light'),
  ('चार्जर', 'charger'), ('गीज़र', 'water heater'), ('गीजर', 'water heater'), ('हीटर', 'heater'), ('पानी', 'water'), ('छत', 'rooftop'), ('घर', 'home'),
  ('लालटेन', 'lantern'), ('स्ट्रीट', 'street'), ('गार्डन', 'garden'), ('कार', 'ev'), ('किट', 'kit'), ('का', ''), ('की', ''), ('के', ''), ('लिए', ''),
  -- Gujarati
  ('સૌર', 'solar'), ('સોલાર', 'solar'), ('સોલર', 'solar'), ('સૂર્ય', 'solar'), ('પેનલ', 'panel'), ('પ્લેટ', 'panel'), ('બેટરી', 'battery'), ('ઇન્વર્ટર', 'inverter'),
  ('ઈન્વર્ટર', 'inverter'), ('પંપ', 'pump'), ('પમ્પ', 'pump'), ('મોટર', 'pump'), ('લાઇટ', 'light'), ('લાઈટ', 'light'), ('બત્તી', 'light'), ('દીવો', 'light'),
  ('ચાર્જર', 'charger'), ('ગીઝર', 'water heater'), ('હીટર', 'heater'), ('પાણી', 'water'), ('છત', 'rooftop'), ('ધાબું', 'rooftop'), ('ઘર', 'home'),
  ('ફાનસ', 'lantern'), ('સ્ટ્રીટ', 'street'), ('ગાર્ડન', 'garden'), ('કાર', 'ev'), ('કિટ', 'kit'), ('નું', ''), ('ની', ''), ('નો', ''), ('માટે', '')
on conflict do nothing;
