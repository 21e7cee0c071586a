// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { Generated } from 'kysely';
import type { Json, PaiseColumn, PaiseWithDefault } from '#src/platform/database/column-types.ts';
import type { Paise } from '#src/kernel/money.ts';

export interface SandboxTables {
  sandboxOrder: {
    id: string;
    amountPaise: PaiseColumn<Paise>;
    currency: 'INR';
    receipt: string | null;
    uniqueReceipt: boolean;
    status: 'created' | 'attempted' | 'paid';
    attempts: Generated<number>;
    notes: Json<Record<string, string>>;
    createdAt: Date;
  };
  sandboxPayment: {
    id: string;
    orderId: string;
    amountPaise: PaiseColumn<Paise>;
    currency: string;
    status: 'authorized' | 'captured' | 'refunded' | 'failed';
    method: 'card' | 'upi' | 'netbanking';
    refundedPaise: PaiseWithDefault<Paise>;
    card: Json<{ network: string; last4: string; name: string } | null>;
    vpa: string | null;
    email: string | null;
    contact: string | null;
    error: Json<{ code: string; description: string; source: string; step: string; reason: string } | null>;
    refunds: Generated<'processed' | 'failed' | 'pending'>;
    lateAt: Date | null;
    lateCapture: Generated<boolean>;
    sendsWebhooks: Generated<boolean>;
    createdAt: Date;
    capturedAt: Date | null;
    bank: string | null;
  };
  sandboxRefund: {
    id: string;
    paymentId: string;
    amountPaise: PaiseColumn<Paise>;
    currency: string;
    status: 'pending' | 'processed' | 'failed';
    receipt: string | null;
    speed: string;
    notes: Json<Record<string, string>>;
    idempotencyKey: string | null;
    requestHash: string;
    dueAt: Date | null;
    createdAt: Date;
  };
  sandboxDelivery: {
    eventId: string;
    event: string;
    subjectId: string;
    body: string;
    attempts: Generated<number>;
    nextAttemptAt: Date | null;
    lastStatus: number | null;
    lastError: string | null;
    createdAt: Date;
    deliveredAt: Date | null;
  };
}
