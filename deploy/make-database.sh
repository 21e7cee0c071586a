#!/bin/sh
# Run once by the image of PostgreSQL, in an empty volume: the shop's role owns its database and may do nothing beyond it.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$(cat /keys/database-password)" <<'SQL'
create role kiran login password :'password';
create database kiran owner kiran encoding 'UTF8' template template0;
SQL
