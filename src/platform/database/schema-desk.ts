import type { Generated } from 'kysely';
import type { Json } from './json-column.ts';

/** What the shop's desks keep: notes on orders, payment links, the home page. */
export type DeskSchema = {
  orderNote: { id: string; orderId: string; actor: string; actorName: string; words: string; createdAt: Date };
  paymentLink: {
    id: string;
    tokenHash: string;
    uid: string;
    name: Generated<string>;
    email: Generated<string>;
    items: Json<{ productId: string; quantity: number }[]>;
    address: Json<Record<string, string>>;
    note: Generated<string>;
    locale: string;
    totalPaise: number;
    createdBy: string;
    createdAt: Date;
    expiresAt: Date;
    cancelledAt: Date | null;
    paymentId: string | null;
  };
  homeBanner: {
    id: string;
    place: 'hero' | 'upper' | 'lower';
    words: Json<BannerTexts>;
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
  homePick: { productId: string; position: number };
  homeLayout: {
    one: Generated<boolean>;
    version: Generated<number>;
    sections: Json<HomeSection[]>;
    updatedAt: Generated<Date>;
  };
};

type HomeSection = { key: string; shown: boolean; title?: { en?: string; hi?: string; gu?: string } };

type BannerText = { title: string; text: string; action: string };
type BannerTexts = { en: BannerText; hi?: BannerText; gu?: BannerText };
