import type { Generated } from 'kysely';

/** What leaves the shop by mail and SMS, and what people write to it. */
export type SupportSchema = {
  seeded: { what: string; at: Date };
  mail: {
    id: string;
    channel: 'mail' | 'sms';
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
  };
  turn: { bucket: string; at: Date };
  contactMessage: {
    id: string;
    reference: string;
    uid: string | null;
    name: string;
    email: string;
    phone: string;
    message: string;
    locale: string;
    state: Generated<'new' | 'suspect' | 'answered' | 'closed'>;
    answer: Generated<string>;
    answeredAt: Date | null;
    senderHash: string;
    createdAt: Date;
  };
  grievance: {
    id: string;
    ticket: string;
    uid: string | null;
    name: string;
    email: string;
    phone: string;
    topic: 'order' | 'delivery' | 'product' | 'payment' | 'service' | 'privacy' | 'other';
    about: Generated<string>;
    complaint: string;
    locale: string;
    state: Generated<'received' | 'in-review' | 'resolved'>;
    answer: Generated<string>;
    senderHash: string;
    createdAt: Date;
    dueAt: Date;
    resolvedAt: Date | null;
  };
  faq: {
    id: string;
    entry: string;
    locale: 'en' | 'hi' | 'gu';
    topic: 'buying' | 'subsidy' | 'grid' | 'payment' | 'delivery' | 'warranty' | 'services';
    question: string;
    answer: string;
    position: Generated<number>;
    published: Generated<boolean>;
    createdAt: Date;
    updatedAt: Date;
  };
};
