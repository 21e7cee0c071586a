-- Whether each unit has a serial number, which is asked for when it is packed, and what carriers have to know of it ('battery').
alter table product add column serialised boolean not null default false;
alter table product add column hazard text;
