-- What a customer reads out should not tell how many came before: the first order, booking and installation of a new shop is number 10,001.
select setval(pg_get_serial_sequence('"order"', 'number'), 10000) where not exists (select from "order");
select setval(pg_get_serial_sequence('booking', 'number'), 10000) where not exists (select from booking);
select setval(pg_get_serial_sequence('installation', 'number'), 10000) where not exists (select from installation);
