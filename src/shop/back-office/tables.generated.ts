// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { DeliveredEvent, WebhookEvent } from '#src/kernel/webhook-events.ts';
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault } from '#src/platform/database/column-types.ts';
import type { OwnWords } from '#src/shop/back-office/opening/opening.ts';

export interface BackOfficeTables {
  webhook: {
    id: string;
    name: string;
    url: string;
    events: Json<WebhookEvent[]>;
    secret: string;
    formerSecret: string | null;
    formerUntil: Date | null;
    toldAt: Date | null;
    createdAt: Date;
  };
  webhookDelivery: {
    id: string;
    webhookId: string;
    event: DeliveredEvent;
    subject: string;
    state: Generated<'waiting' | 'delivered' | 'failed'>;
    createdAt: Generated<Date>;
    nextAt: Generated<Date>;
    attempts: Generated<number>;
    since: Generated<Date>;
    attemptedAt: Date | null;
    status: number | null;
    reason: string | null;
    milliseconds: number | null;
  };
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
    channel: 'mail' | 'sms' | 'whatsapp';
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
