-- Of a session's token only its hash is kept: who reads this table can be nobody.
update session set token = translate(rtrim(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '='), '+/', '-_');

-- Browsers and networks from which an account was entered before, as keyed hashes: their tries at a password are counted apart from
-- those of strangers, so that strangers cannot use them up.
create table known_place (
  uid text not null references "user" (id) on delete cascade,
  hash text not null,
  last_used timestamptz not null,
  primary key (uid, hash)
);
create index known_place_last_used_idx on known_place (last_used);

-- Wrong passwords are counted like everything else that is limited, in "turn".
drop table sign_in_attempt;

-- Whom an order by telephone was made for, as they said it: the account of that address may be somebody else's, who has not proved it.
alter table payment_link add column name text not null default '', add column email text not null default '';
update payment_link set name = "user".name, email = "user".email from "user" where "user".id = payment_link.uid;

-- An order by telephone whose address its account has not proved: hidden from that account until somebody proves that very address.
alter table "order" add column awaits_proof boolean not null default false;
create function show_orders_of_proven_address() returns trigger language plpgsql as $$
begin
  update "order" set awaits_proof = false where uid = new.id and email = new.email and awaits_proof;
  return null;
end
$$;
create trigger user_proven_address after update of email_verified on "user" for each row
  when (new.email_verified and not old.email_verified and new.email = old.email) execute function show_orders_of_proven_address();
