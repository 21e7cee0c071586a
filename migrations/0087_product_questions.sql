-- Customers' questions about a product. Nothing of one is public until the shop has answered it.
create table product_question (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  uid text not null references "user" (id) on delete cascade,
  -- The asker's first name, as it was then.
  name text not null,
  -- The language of the mail that brings the answer.
  locale text not null,
  question text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'hidden')),
  -- Why it is hidden; its asker reads it.
  reason text check (reason in ('spam', 'offensive', 'off-topic', 'personal', 'asked-before')),
  answer text,
  created_at timestamptz not null,
  -- When it was first answered: its asker was told once, then.
  answered_at timestamptz,
  check ((state = 'hidden') = (reason is not null)),
  check ((answer is null) = (answered_at is null)),
  check (state <> 'answered' or answer is not null)
);
create index product_question_shown_idx on product_question (product_id, answered_at desc, id desc) where state = 'answered';
create index product_question_uid_idx on product_question (uid, product_id);
-- The desk lists those of one state, the newest first.
create index product_question_state_idx on product_question (state, created_at desc, id desc);
create index product_question_product_idx on product_question (product_id);
