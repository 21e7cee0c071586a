-- Brands and categories are the owner's: words by language ({hi: {…}, gu: {…}}; English stands in the columns), retirement with a
-- successor, and which categories stand on the home page's panel. A mark that is empty is a wordmark made of the name.
alter table brand
  alter column line set default '',
  alter column mark set default '',
  add column words jsonb not null default '{}',
  add column retired_at timestamptz,
  add column replaced_by text references brand (slug),
  add constraint brand_replaced_check check (replaced_by is null or (retired_at is not null and replaced_by <> slug));
create unique index brand_name_idx on brand (lower(name));

alter table category
  add column words jsonb not null default '{}',
  add column retired_at timestamptz,
  add column replaced_by text references category (slug),
  -- Null: not on the panel. As long as every category has null, the panel is the shop's default.
  add column panel_position integer,
  add constraint category_replaced_check check (replaced_by is null or (retired_at is not null and replaced_by <> slug)),
  add constraint category_panel_check check (panel_position is null or retired_at is null);
create unique index category_name_idx on category (lower(name));

-- Positions had ties: every category that a product brought along took the last one's.
update category set position = ranked.place
  from (select slug, (row_number() over (order by position, slug) - 1)::integer as place from category) as ranked
 where ranked.slug = category.slug and category.position <> ranked.place;

-- A product never stands in what is retired, whoever writes it: a sheet, an undo, a form that was open meanwhile. The key share lock
-- waits for a retirement that is under way (it holds the row FOR UPDATE) and then sees it.
create function product_follows() returns trigger language plpgsql as $$
declare
  retired boolean;
  successor text;
begin
  loop
    exit when new.category is null;
    select retired_at is not null, replaced_by into retired, successor from category where slug = new.category for key share;
    exit when retired is not true;
    new.category := successor;
  end loop;
  loop
    exit when new.brand is null;
    select retired_at is not null, replaced_by into retired, successor from brand where slug = new.brand for key share;
    exit when retired is not true;
    new.brand := successor;
  end loop;
  return new;
end $$;
create trigger product_follows_insert before insert on product for each row execute function product_follows();
create trigger product_follows_update before update of category, brand on product
  for each row when ((old.category, old.brand) is distinct from (new.category, new.brand)) execute function product_follows();
