// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { FigureKey, FigureScope, FigureValue } from '#src/kernel/solar/figures/figure-table.ts';
import type { FigureKind } from '#src/kernel/solar/figures/dated-figure.ts';
import type { Generated } from 'kysely';
import type { Json } from '#src/platform/database/column-types.ts';

export interface SolarTables {
  datedFigure: {
    id: string;
    key: FigureKey;
    scope: FigureScope;
    value: Json<FigureValue>;
    source: string;
    url: string | null;
    kind: FigureKind;
    confirmed: boolean;
    effectiveFrom: string;
    effectiveTo: string | null;
    checkedOn: string;
    note: Generated<string>;
    createdAt: Generated<Date>;
  };
  figureReminder: {
    figureId: string;
    effectiveTo: string;
    days: number;
    sentAt: Date;
  };
}
