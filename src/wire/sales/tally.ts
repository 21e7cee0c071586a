import { z } from '@hono/zod-openapi';
import { TALLY_NAME, TALLY_ROLES, type TallyRole } from '#src/kernel/tally-ledgers.ts';
import { words } from '#src/wire/values.ts';

const name = words(TALLY_NAME);

/** PUT /admin/tally/ledgers: what each ledger is called. */
export const ledgersBody = z
  .object(Object.fromEntries(TALLY_ROLES.map((role) => [role, name])) as Record<TallyRole, typeof name>)
  .openapi('TallyLedgers');
