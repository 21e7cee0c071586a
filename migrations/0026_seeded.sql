-- What a shop is given once in its life: an owner who removes all questions does not get them back at the next start.
create table seeded (what text primary key, at timestamptz not null);
insert into seeded (what, at) select 'faqs', now() where exists (select from faq);
