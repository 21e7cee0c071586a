import type { Generated } from 'kysely';
import type { Language } from '#src/kernel/languages.ts';

/** What people write to the shop. */
export type SupportSchema = {
  seeded: { what: string; at: Date };
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
    senderHash: string | null;
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
    senderHash: string | null;
    createdAt: Date;
    dueAt: Date;
    resolvedAt: Date | null;
  };
  faq: {
    id: string;
    entry: string;
    locale: Language;
    topic: 'buying' | 'subsidy' | 'grid' | 'payment' | 'delivery' | 'warranty' | 'services';
    question: string;
    answer: string;
    position: Generated<number>;
    published: Generated<boolean>;
    createdAt: Date;
    updatedAt: Date;
  };
};
