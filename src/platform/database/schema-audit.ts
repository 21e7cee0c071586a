import type { GeneratedAlways } from 'kysely';
import type { Json } from './json-column.ts';

/** What the administrator has done. */
export type AuditSchema = {
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
};
