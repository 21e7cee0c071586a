// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { Generated } from 'kysely';
import type { Json } from '#src/platform/database/column-types.ts';

export interface PlatformTables {
  mail: {
    id: string;
    channel: 'mail' | 'sms' | 'whatsapp';
    kind: string;
    recipient: string;
    recipientName: Generated<string>;
    replyTo: Generated<string>;
    subject: Generated<string>;
    html: Generated<string>;
    text: string;
    locale: string;
    reference: string | null;
    templateId: string | null;
    secret: Generated<boolean>;
    state: Generated<'queued' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    lastError: string | null;
    createdAt: Date;
    sentAt: Date | null;
    uid: string | null;
    strikeOnceSent: Generated<boolean>;
    parameters: Json<string[] | null>;
    deliveredAt: Date | null;
    unsubscribeUrl: string | null;
  };
  secret: {
    name: string;
    value: string;
  };
  turn: {
    bucket: string;
    at: Date;
  };
  idempotencyKey: {
    uid: string;
    key: string;
    requestHash: string;
    createdAt: Date;
  };
  buildAsset: {
    name: string;
    body: Buffer;
    seenAt: Date;
  };
}
