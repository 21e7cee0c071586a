-- the former release: it writes no words and reads none; the function and the triggers index more than before, not less
-- A product's texts in the languages besides English, by language: {"xx": {"name", "title", "description", "inTheBox", "warrantyWords"}}. What is missing
-- is shown in English (docs/decisions/0054).
alter table product add column words jsonb not null default '{}';

-- The name that a shopper read of what they bought, where it was not the English one.
alter table order_line add column shown_name text;

-- One form for each letter, as src/shop/catalogue/search/search-words.ts makes of what is typed.
create function search_form(value text) returns text language sql immutable parallel safe as
$$ select translate(normalize(lower(coalesce(value, '')), nfkc), U&'\200c\200d', '') $$;

create or replace function index_product(wanted text) returns void language sql as $$
  insert into product_search (product_id, called, document)
  select product.id, called.it,
         called.it
      || setweight(to_tsvector('english', search_text(product.title || ' ' || coalesce((
           select string_agg(value, ' ') from jsonb_each_text(case jsonb_typeof(product.specification) when 'object' then product.specification else '{}' end)), ''))), 'C')
      || setweight(to_tsvector('english', search_text(search_form(spoken.titles))), 'C')
      || setweight(to_tsvector('english', left(search_text(product.description), 4000)), 'D')
      || setweight(to_tsvector('english', left(search_text(search_form(spoken.descriptions)), 8000)), 'D')
    from product
    left join category on category.slug = product.category
    left join brand on brand.slug = product.brand
   cross join lateral (select string_agg(concat_ws(' ', said ->> 'name', said ->> 'noun'), ' ') as kinds
                         from (select value as said from jsonb_each(coalesce(category.words, '{}')) union all select value from jsonb_each(coalesce(brand.words, '{}'))) as named) as kind
  cross join lateral (select string_agg(said ->> 'name', ' ') as names, string_agg(said ->> 'title', ' ') as titles,
                              string_agg(left(said ->> 'description', 4000), ' ') as descriptions
                         from jsonb_each(product.words) as language (tag, said)) as spoken
   cross join lateral (select
         setweight(to_tsvector('english', search_text(product.name)), 'A')
      || setweight(to_tsvector('english', search_text(search_form(spoken.names))), 'A')
      || setweight(to_tsvector('english', search_text(coalesce(category.name, '') || ' ' || coalesce(category.noun, '') || ' ' || coalesce(brand.name, ''))), 'B')
      || setweight(to_tsvector('english', search_text(search_form(kind.kinds))), 'B') as it) as called
   where product.id = wanted
  on conflict (product_id) do update set called = excluded.called, document = excluded.document;
  insert into search_word (word)
  select distinct word
    from product
    left join category on category.slug = product.category
    left join brand on brand.slug = product.brand,
         regexp_split_to_table(lower(product.name || ' ' || coalesce(category.name, '') || ' ' || coalesce(category.noun, '') || ' ' || coalesce(brand.name, '')), '[^[:alpha:]]+') as word
   where product.id = wanted and length(word) between 3 and 30
  on conflict do nothing;
  -- Vowel signs are not letters to every locale, so these are split where no letter can be.
  insert into search_word (word)
  select distinct word
    from product, jsonb_each(product.words) as language (tag, said),
         regexp_split_to_table(search_form(said ->> 'name'), '[[:space:][:punct:][:digit:]]+') as word
   where product.id = wanted and length(word) between 3 and 30
  on conflict do nothing;
$$;

create or replace trigger product_search_update after update of name, title, description, category, brand, specification, words on product
  for each row when ((old.name, old.title, old.description, old.category, old.brand, old.specification, old.words)
                     is distinct from (new.name, new.title, new.description, new.category, new.brand, new.specification, new.words))
  execute function product_changed();

create or replace trigger product_search_category after update of name, noun, words on category for each row execute function category_changed();
create or replace trigger product_search_brand after update of name, words on brand for each row execute function brand_changed();

-- What the owner has named in other languages so far.
select index_product(product.id) from product left join category on category.slug = product.category left join brand on brand.slug = product.brand
 where category.words <> '{}' or brand.words <> '{}';
