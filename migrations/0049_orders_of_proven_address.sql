-- An order by telephone is also shown where its address is proved by becoming the account's new one.
drop trigger user_proven_address on "user";
create trigger user_proven_address after update of email, email_verified on "user" for each row
  when (new.email_verified and (not old.email_verified or new.email <> old.email)) execute function show_orders_of_proven_address();
