import type { SandboxTables } from './tables.generated.ts';

declare module '#src/platform/database/schema.ts' {
  interface Schema extends SandboxTables {}
}
