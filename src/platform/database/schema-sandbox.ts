import type { Generated } from 'kysely';
import type { Json } from './json-column.ts';

/** The ledger of the sandbox; nothing of the shop reads it. */
export type SandboxSchema = {
  sandboxOrder: {
    id: string;
    amountPaise: number;
    currency: string;
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
    amountPaise: number;
    currency: string;
    status: 'authorized' | 'captured' | 'refunded' | 'failed';
    method: 'card' | 'upi' | 'netbanking';
    refundedPaise: Generated<number>;
    card: Json<{ network: string; last4: string; name: string } | null>;
    vpa: string | null;
    bank: string | null;
    email: string | null;
    contact: string | null;
    error: Json<{ code: string; description: string; source: string; step: string; reason: string } | null>;
    refunds: Generated<'processed' | 'failed' | 'pending'>;
    lateAt: Date | null;
    lateCapture: Generated<boolean>;
    sendsWebhooks: Generated<boolean>;
    createdAt: Date;
    capturedAt: Date | null;
  };
  sandboxRefund: {
    id: string;
    paymentId: string;
    amountPaise: number;
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
};
