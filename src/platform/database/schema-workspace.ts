import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json-column.ts';

/** What the workspace keeps of its own work on many products. */
export type WorkspaceSchema = {
  productBulk: { id: string; at: Date; actor: string; change: Json<Record<string, unknown>>; undoneAt: Date | null };
  productImport: {
    id: string;
    actor: string;
    actorName: string;
    fileName: string;
    file: Buffer;
    state: 'checked' | 'waiting' | 'running' | 'cancelling' | 'done' | 'failed' | 'cancelled' | 'undone';
    leaveOut: Generated<boolean>;
    plan: ColumnType<Record<string, unknown>, string | undefined, string>;
    report: Json<Record<string, unknown>>;
    done: Generated<number>;
    message: string | null;
    createdAt: Date;
    endedAt: Date | null;
    undone: ColumnType<Record<string, unknown> | null, string | undefined, string | null>;
  };
  productImportLine: {
    importId: string;
    productId: string;
    before: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    after: Json<Record<string, unknown>>;
  };
  productImportName: { importId: string; kind: 'brand' | 'category'; slug: string };
  importMapping: { fingerprint: string; fields: Json<string[]>; at: Date };
  productBulkLine: {
    bulkId: string;
    productId: string;
    before: Json<Record<string, unknown>>;
    after: Json<Record<string, unknown>>;
  };
};
