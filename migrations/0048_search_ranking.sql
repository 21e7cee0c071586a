-- What a product is called (its name, its category, its brand) apart from what is merely said about it: the ranking goes by that, and its
-- index answers without reading the long documents (docs/decisions/0009).
alter table product_search add column called tsvector not null default '';
create index product_search_called_idx on product_search using gin (called);

create or replace function index_product(wanted text) returns void language sql as $$
  insert into product_search (product_id, called, document)
  select product.id, called.it,
         called.it
      || setweight(to_tsvector('english', search_text(product.title || ' ' || coalesce((
           select string_agg(value, ' ') from jsonb_each_text(case jsonb_typeof(product.specification) when 'object' then product.specification else '{}' end)), ''))), 'C')
      || setweight(to_tsvector('english', left(search_text(product.description), 4000)), 'D')
    from product
    left join category on category.slug = product.category
    left join brand on brand.slug = product.brand
   cross join lateral (select
         setweight(to_tsvector('english', search_text(product.name)), 'A')
      || setweight(to_tsvector('english', search_text(coalesce(category.name, '') || ' ' || coalesce(category.noun, '') || ' ' || coalesce(brand.name, ''))), 'B') as it) as called
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
$$;
select index_product(id) from product;

-- `means` may name several things with bars between, and `word` may be a phrase, written in the words that its own words mean. What follows
-- a word with `head_ends` says more about the thing that was named before it: a panel for a home is a panel.
alter table search_synonym add column head_ends boolean not null default false;

insert into search_synonym (word, means, head_ends)
select normalize(word, NFKC), means, word in ('for', 'with') from (values
  ('for', ''), ('with', ''),
  -- units
  ('ltr', 'l'), ('ltrs', 'l'), ('lit', 'l'), ('litre', 'l'), ('litres', 'l'), ('liter', 'l'), ('liters', 'l'), ('lpd', 'l'), ('watt', 'w'), ('watts', 'w'), ('wp', 'w'),
  ('kilowatt', 'kw'), ('kilowatts', 'kw'), ('kva', 'kw inverter'), ('volt', 'v'), ('volts', 'v'), ('horsepower', 'hp'), ('amp', ''), ('amps', ''), ('ampere', ''),
  ('लीटर', 'l'), ('लिटर', 'l'), ('वाट', 'w'), ('वॉट', 'w'), ('किलोवाट', 'kw'), ('किलोवॉट', 'kw'), ('वोल्ट', 'v'), ('एचपी', 'hp'),
  ('લિટર', 'l'), ('લીટર', 'l'), ('વોટ', 'w'), ('કિલોવોટ', 'kw'), ('વોલ્ટ', 'v'), ('એચપી', 'hp'),
  -- mistyped, or written by ear
  ('penal', 'panel'), ('panell', 'panel'), ('panle', 'panel'), ('invetor', 'inverter'), ('invarter', 'inverter'), ('batri', 'battery'), ('betri', 'battery'),
  ('bettery', 'battery'), ('batary', 'battery'), ('battary', 'battery'), ('tubler', 'tubular'), ('pamp', 'pump'), ('pumb', 'pump'), ('sumbersible', 'submersible'),
  ('gyser', 'water heater'), ('geysar', 'water heater'), ('giser', 'water heater'), ('lait', 'light'), ('chager', 'charger'), ('bificial', 'bifacial'),
  -- other English words
  ('photovoltaic', 'panel'), ('monoperc', 'mono perc'), ('ongrid', 'on-grid | string'), ('offgrid', 'off-grid'), ('etc', 'evacuated tube'), ('fpc', 'flat plate'),
  ('vfd', 'pump controller'), ('powerwall', 'wall battery'), ('led', 'light'), ('halogen', 'flood light'), ('mobile', 'phone'), ('scooty', 'scooter'),
  ('bike', 'scooter'), ('stand', 'structure'), ('stands', 'structure'), ('mounting', 'structure | rail'), ('irrigation', 'pump'), ('agriculture', 'pump'),
  ('agricultural', 'pump'), ('tubewell', 'submersible pump'), ('cars', 'ev'), ('vehicle', 'ev'), ('terrace', 'rooftop'), ('plant', 'system'), ('plants', 'system'),
  ('price', ''), ('prices', ''), ('rate', ''), ('cost', ''), ('buy', ''), ('best', ''), ('cheap', ''), ('online', ''), ('india', ''),
  -- phrases
  ('inverter battery', 'battery'), ('car charger', 'ev charger'), ('charging station', 'ev charger'), ('ev station', 'ev charger'), ('solar system', 'rooftop kit'),
  ('home system', 'rooftop kit | home light system'), ('solar home system', 'rooftop kit | home light system'), ('rooftop system', 'rooftop kit'),
  ('rooftop plant', 'rooftop kit'), ('solar plant', 'rooftop kit'), ('power plant', 'rooftop kit'), ('solar power', 'rooftop kit'),
  ('solar power plant', 'rooftop kit'), ('solar power system', 'rooftop kit'), ('on grid', 'on-grid | string'), ('off grid', 'off-grid'), ('grid tie', 'string'),
  ('hot water', 'water heater'), ('vacuum tube', 'evacuated tube'), ('lithium', 'lfp battery'), ('lifepo4', 'lfp battery'), ('lithium ion', 'lfp battery'), ('road light', 'street light'), ('emergency light', 'lantern'),
  ('panel home', 'panel'), ('home panel', 'panel'), ('inverter home', 'inverter'), ('home inverter', 'inverter'), ('battery home', 'battery'), ('home battery', 'battery'),
  ('water pump', 'pump'), ('water submersible pump', 'submersible pump'), ('set pump', 'pump'),
  -- Hindi and Gujarati in Latin letters
  ('wala', ''), ('wali', ''), ('vala', ''), ('vali', ''), ('vadu', ''), ('ko', ''), ('aur', ''), ('ane', ''), ('chahiye', ''), ('joie', ''), ('joiye', ''),
  ('kimat', ''), ('keemat', ''), ('kimmat', ''), ('bhav', ''), ('daam', ''), ('sasta', ''), ('sasti', ''), ('sastu', ''), ('kheti', 'pump'), ('boring', 'submersible pump'),
  ('rasta', 'street'), ('khamba', 'street'), ('gharelu', 'home'), ('urja', 'solar'), ('oorja', 'solar'), ('gaddi', 'ev'),
  -- Hindi
  ('ऊर्जा', 'solar'), ('पेनल', 'panel'), ('पैनलों', 'panel'), ('प्लेटें', 'panel'), ('बेटरी', 'battery'), ('इंवर्टर', 'inverter'), ('सबमर्सिबल', 'submersible'),
  ('बोरवेल', 'submersible pump'), ('खेत', 'pump'), ('हाइब्रिड', 'hybrid'), ('लिथियम', 'lfp battery'), ('ट्यूबलर', 'tubular'), ('रूफटॉप', 'rooftop'), ('सिस्टम', 'system'),
  ('होम', 'home'), ('इलेक्ट्रिक', 'ev'), ('ईवी', 'ev'), ('गाड़ी', 'ev'), ('स्कूटर', 'scooter'), ('मोबाइल', 'phone'), ('फोन', 'phone'), ('फ़ोन', 'phone'), ('चार्ज', 'charge'),
  ('चार्जिंग', 'charging'), ('कंट्रोलर', 'controller'), ('गरम', 'heater'), ('गर्म', 'heater'), ('सड़क', 'street'), ('लैंप', 'light'), ('लैम्प', 'light'), ('पावर', 'power'),
  ('बैंक', 'bank'), ('वॉटर', 'water'), ('वाटर', 'water'), ('कीमत', ''), ('दाम', ''), ('सस्ता', ''), ('चाहिए', ''), ('वाला', ''), ('वाली', ''), ('और', ''),
  -- Gujarati
  ('ઊર્જા', 'solar'), ('સબમર્સિબલ', 'submersible'), ('બોરવેલ', 'submersible pump'), ('ખેતર', 'pump'), ('હાઇબ્રિડ', 'hybrid'), ('હાઈબ્રિડ', 'hybrid'), ('લિથિયમ', 'lfp battery'),
  ('ટ્યુબ્યુલર', 'tubular'), ('રૂફટોપ', 'rooftop'), ('સિસ્ટમ', 'system'), ('હોમ', 'home'), ('ઇલેક્ટ્રિક', 'ev'), ('ઈલેક્ટ્રિક', 'ev'), ('ઇવી', 'ev'), ('ઈવી', 'ev'),
  ('ગાડી', 'ev'), ('સ્કૂટર', 'scooter'), ('મોબાઇલ', 'phone'), ('મોબાઈલ', 'phone'), ('ફોન', 'phone'), ('ચાર્જ', 'charge'), ('ચાર્જિંગ', 'charging'), ('કંટ્રોલર', 'controller'),
  ('ગરમ', 'heater'), ('રસ્તા', 'street'), ('લેમ્પ', 'light'), ('વોટર', 'water'), ('પાવર', 'power'), ('બેંક', 'bank'), ('કિંમત', ''), ('ભાવ', ''), ('જોઈએ', ''),
  ('વાળું', ''), ('વાળી', ''), ('અને', '')
) as more (word, means)
on conflict (word) do update set means = excluded.means, head_ends = excluded.head_ends;
