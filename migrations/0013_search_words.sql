-- More of other words for the same, and words that nothing is called by any longer are forgotten.
insert into search_synonym (word, means) values
  ('bijli', 'solar'), ('vijli', 'solar'), ('monocrystalline', 'mono'), ('polycrystalline', 'poly'), ('lithium', 'lfp'), ('lifepo4', 'lfp'),
  ('विद्युत', 'solar'), ('बिजली', 'solar'), ('વીજળી', 'solar')
on conflict (word) do update set means = excluded.means;

create or replace function forget_search_words() returns void language sql as $$
  delete from search_word where not exists (
    select from product_search join product on product.id = product_id
     where document @@ to_tsquery('english', quote_literal(word) || ':*') and archived_at is null and price_paise > 0);
$$;
