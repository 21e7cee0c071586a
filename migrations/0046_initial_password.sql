-- A password that the shop has thought of for the administrator opens the account for so long, and never becomes the one that stays.
alter table account add column initial_until timestamptz;
