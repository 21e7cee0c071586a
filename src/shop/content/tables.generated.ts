// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { Banner } from '#src/shop/content/home/banner.ts';
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault } from '#src/platform/database/column-types.ts';
import type { Language } from '#src/kernel/locales.ts';
import type { PageWords } from '#src/shop/content/page-texts/page-text.ts';
import type { SectionTitle } from '#src/shop/content/home/home-section.ts';

export interface ContentTables {
  homeBanner: {
    id: string;
    place: 'hero' | 'upper' | 'lower';
    words: Json<Banner['words']>;
    link: string;
    scene: string | null;
    picture: string | null;
    position: number;
    startsAt: Date | null;
    endsAt: Date | null;
    active: boolean;
    createdAt: Date;
    updatedAt: Date;
  };
  homePick: {
    productId: string;
    position: number;
  };
  homeLayout: {
    one: Generated<boolean>;
    version: Generated<number>;
    sections: JsonWithDefault<{ key: string; shown: boolean; title?: SectionTitle }[]>;
    updatedAt: Generated<Date>;
  };
  pageText: {
    page: 'about' | 'terms' | 'privacy' | 'shipping' | 'returns';
    language: Language;
    version: number;
    words: Json<PageWords | null>;
    actor: string;
    actorName: string;
    createdAt: Date;
  };
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
    senderHash: string | null;
    createdAt: Date;
    answer: Generated<string>;
    answeredAt: Date | null;
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
}
