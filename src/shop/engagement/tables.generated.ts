// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { Generated } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import type { PaiseColumn } from '#src/platform/database/column-types.ts';

export interface EngagementTables {
  review: {
    id: string;
    productId: string;
    uid: string | null;
    name: string;
    msg: string;
    kind: 'shopper' | 'store';
    state: 'draft' | 'published' | 'hidden' | 'removed';
    createdAt: Date;
  };
  reviewReport: {
    reviewId: string;
    uid: string;
    reason: 'spam' | 'offensive' | 'untrue' | 'off-topic' | 'personal';
    createdAt: Date;
    settledAt: Date | null;
  };
  rating: {
    uid: string;
    productId: string;
    stars: number;
    createdAt: Date;
    updatedAt: Date;
  };
  favourite: {
    uid: string;
    productId: string;
    createdAt: Date;
    seenPricePaise: PaiseColumn<Paise | null>;
  };
  cartLine: {
    uid: string;
    productId: string;
    quantity: number;
    createdAt: Date;
    seenPricePaise: PaiseColumn<Paise | null>;
    seenStock: number | null;
    changedAt: Generated<Date>;
  };
  savedLine: {
    uid: string;
    productId: string;
    quantity: number;
    seenPricePaise: PaiseColumn<Paise | null>;
    seenStock: number | null;
    createdAt: Date;
  };
  productAlert: {
    id: string;
    uid: string;
    productId: string;
    kind: 'stock' | 'price';
    belowPaise: PaiseColumn<Paise | null>;
    locale: string;
    tokenHash: string | null;
    createdAt: Date;
    toldAt: Date | null;
  };
  productAlertLink: {
    tokenHash: string;
    alertId: string;
    createdAt: Date;
  };
  productQuestion: {
    id: string;
    productId: string;
    uid: string;
    name: string;
    locale: string;
    question: string;
    state: Generated<'open' | 'answered' | 'hidden'>;
    reason: 'spam' | 'offensive' | 'off-topic' | 'personal' | 'asked-before' | null;
    answer: string | null;
    createdAt: Date;
    answeredAt: Date | null;
  };
}
