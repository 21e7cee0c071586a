-- The beginning of a word, in a query for all of its words: the index collects every product that has any of them before it looks at the other words
-- (7 ms of 100,000 products for 'hybrid inv 17'). Spelled out as the words that products really have, it goes through those of the rarest (0.7 ms).
create table search_lexeme (
  lexeme text collate "C" primary key
);
comment on table search_lexeme is 'Every stem in the documents that does not begin with a digit. None is ever removed: what no product has any more finds nothing.';

create function note_lexemes() returns trigger language plpgsql as $$
begin
  -- In one order: two products that bring the same new words must not wait for each other.
  insert into search_lexeme
  select lexeme from unnest(new.document)
   where lexeme !~ '^[0-9]' and not exists (select from search_lexeme as known where known.lexeme = unnest.lexeme)
   order by lexeme collate "C"
  on conflict do nothing;
  return null;
end $$;

-- the former release: what it writes is noted too, and its searches find the same
create trigger product_search_lexemes after insert or update of document on product_search for each row execute function note_lexemes();

insert into search_lexeme
select word from ts_stat('select document from product_search') where word !~ '^[0-9]'
on conflict do nothing;

-- The same query with beginnings as the words that begin so, where those are at most forty.
create function spelled_out(query tsquery) returns tsquery language plpgsql stable as $$
declare
  said text := query::text;
  begun text;
  lexemes text[];
begin
  for begun in select distinct matched.parts[1] from regexp_matches(said, '''((?:[^'']|'''')+)'':\*(?![A-D])', 'g') as matched (parts) loop
    lexemes := array(select lexeme from search_lexeme where starts_with(lexeme, replace(replace(begun, '''''', ''''), '\\', '\')) limit 41);
    if cardinality(lexemes) between 1 and 40 then
      said := replace(said, '''' || begun || ''':*',
        '(' || (select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | ') from unnest(lexemes) as lexeme) || ')');
    end if;
  end loop;
  return said::tsquery;
end $$;

create or replace function products_with(words text, only_called boolean, most integer) returns setof text
language plpgsql stable set enable_seqscan = off as $$
declare
  wanted tsquery := spelled_out(to_tsquery('english', words));
begin
  if only_called then
    return query select product_id from product_search where called @@ wanted limit most;
  else
    return query select product_id from product_search where document @@ wanted limit most;
  end if;
end $$;
