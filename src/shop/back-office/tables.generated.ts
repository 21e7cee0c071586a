// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault } from '#src/platform/database/column-types.ts';
import type { OwnWords } from '#src/shop/back-office/opening/opening.ts';

export interface BackOfficeTables {
  storeSetting: {
    one: Generated<boolean>;
    version: Generated<number>;
    values: JsonWithDefault<Record<string, string | number>>;
    updatedAt: Generated<Date>;
  };
  seeded: {
    what: string;
    at: Date;
  };
  shopOpening: {
    one: Generated<boolean>;
    state: 'soon' | 'open' | 'closed';
    message: Json<OwnWords>;
    holidayFrom: string | null;
    holidayTo: string | null;
    holidayWords: Json<OwnWords>;
    listHidden: Generated<boolean>;
    openedAt: Date | null;
    changedAt: Date;
  };
  launchConfirmation: {
    item: string;
    note: Generated<string>;
    confirmedAt: Date;
  };
  launchTest: {
    channel: 'mail' | 'sms';
    settingsMark: string;
    accepted: boolean;
    answer: Generated<string>;
    testedAt: Date;
  };
  backupRun: {
    id: string;
    place: string;
    startedAt: Date;
    finishedAt: Date | null;
    reason: string | null;
    bytes: Generated<number>;
    files: Generated<number>;
    alarmedAt: Date | null;
  };
  ownerAlert: {
    kind: string;
    toldAt: Date;
  };
}
