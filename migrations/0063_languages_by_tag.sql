-- the former release: writes only the three languages that both checks accept
-- Which languages there are is said in one place, the table of src/kernel/locales.ts, and checked by the schemas made from it. Here only the form of
-- a language's tag is, so that a further language needs no migration.
alter table faq
  drop constraint faq_locale_check,
  add constraint faq_locale_check check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table page_text
  drop constraint page_text_language_check,
  add constraint page_text_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
