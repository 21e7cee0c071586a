-- How long the price of a saved plan holds, and what a survey costs: the owner's own figures.
insert into dated_figure (id, key, scope, value, source, url, kind, confirmed, effective_from, effective_to, checked_on, note) values
  ('fig_validity_2026', 'proposal-validity', 'shop', '{"days": 15}', 'Assumption of the shop', null, 'assumption', false, '2026-11-22', null, '2026-11-22', 'The price of a saved plan holds on the day of saving and this many days after it, while the kit is in stock.'),
  ('fig_survey_2026', 'survey-fee', 'shop', '{"fee": 49900}', 'Assumption of the shop', null, 'assumption', false, '2026-11-22', null, '2026-11-22', 'GST included. Credited on the order with installation.');
