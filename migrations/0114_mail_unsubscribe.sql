-- The address that a mail program posts to for "Unsubscribe" (RFC 8058), where the mail may be ended. Adding a column without a default rewrites nothing.
alter table mail add column unsubscribe_url text;
