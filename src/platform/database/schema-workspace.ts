import type { Generated } from 'kysely';
import type { Json } from '#src/platform/database/json-column.ts';

/** What the workspace keeps of its own work on many products. */
export type WorkspaceSchema = {
  productBulk: { id: string; at: Date; actor: string; change: Json<Record<string, unknown>>; undoneAt: Date | null };
  productImport: {
    id: string;
    actor: string;
    actorName: string;
    fileName: string;
    file: Buffer;
    state: 'checked' | 'waiting' | 'running' | 'cancelling' | 'done' | 'failed' | 'cancelled';
    leaveOut: Generated<boolean>;
    report: Json<Record<string, unknown>>;
    done: Generated<number>;
    message: string | null;
    createdAt: Date;
    endedAt: Date | null;
  };
  productBulkLine: { bulkId: string; productId: string; before: Json<Record<string, unknown>>; after: Json<Record<string, unknown>> };
};
