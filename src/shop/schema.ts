import type { AuditTables } from './audit/tables.generated.ts';
import type { BackOfficeTables } from './back-office/tables.generated.ts';
import type { CatalogueTables } from './catalogue/tables.generated.ts';
import type { ContentTables } from './content/tables.generated.ts';
import type { CustomersTables } from './customers/tables.generated.ts';
import type { EngagementTables } from './engagement/tables.generated.ts';
import type { NotificationsTables } from './notifications/tables.generated.ts';
import type { SalesTables } from './sales/tables.generated.ts';
import type { ServicesTables } from './services/tables.generated.ts';
import type { SolarTables } from './solar/tables.generated.ts';

declare module '#src/platform/database/schema.ts' {
  interface Schema
    extends AuditTables,
      CustomersTables,
      CatalogueTables,
      EngagementTables,
      ContentTables,
      NotificationsTables,
      SalesTables,
      ServicesTables,
      SolarTables,
      BackOfficeTables {}
}
