-- Mails and SMS that wait or were given up: counted every few seconds for /metrics and on the page "Health", out of half a year's messages.
create index mail_unsent_idx on mail (channel, state, created_at) where state <> 'sent';

-- When the owner was last told of each kind of trouble, so that nobody is told twice a day (docs/decisions/0039).
create table owner_alert (
  kind text primary key,
  told_at timestamptz not null
);
