#!/bin/sh
# The one-time service `keys` of compose.yaml: makes the passwords that its services use among themselves, once, in a volume of their own.
set -eu
hex() { head -c "$1" /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }
keep() { [ -s "$KEYS/$1" ] || { printf '%s' "$2" > "$KEYS/$1.part" && mv "$KEYS/$1.part" "$KEYS/$1"; }; }
KEYS=${KEYS:-/keys}
keep superuser-password "$(hex 24)"
keep database-password "$(hex 24)"
keep database-url "postgres://kiran:$(cat "$KEYS/database-password")@database/kiran"
keep auth-secret "$(hex 32)"
keep s3-access-key-id "GK$(hex 12)"
keep s3-secret-access-key "$(hex 32)"
keep s3-rpc-secret "$(hex 32)"
chmod 444 "$KEYS"/* # each service has an account of its own; only these services mount the volume
