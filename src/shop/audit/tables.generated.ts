// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { GeneratedAlways } from 'kysely';
import type { Json } from '#src/platform/database/column-types.ts';

export interface AuditTables {
  auditEntry: {
    id: GeneratedAlways<number>;
    at: Date;
    actor: string;
    actorName: string;
    act: string;
    subject: string;
    before: Json<Record<string, unknown> | null>;
    after: Json<Record<string, unknown> | null>;
  };
}
