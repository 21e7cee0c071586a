import type { PlatformTables } from './tables.generated.ts';

/**
 * All tables, camelCase here, snake_case in PostgreSQL (name-mapping.ts). Higher layers add their own by declaration merging
 * (src/shop/schema.ts, src/sandbox/schema.ts), so nothing here names them (docs/decisions/0033).
 */
export interface Schema extends PlatformTables {}
