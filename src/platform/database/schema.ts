import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json-column.ts';
import type { AccountSchema } from './schema-account.ts';
import type { AuditSchema } from './schema-audit.ts';
import type { BookingSchema } from './schema-bookings.ts';
import type { DeskSchema } from './schema-desk.ts';
import type { IdentitySchema } from './schema-identity.ts';
import type { MailSchema } from './schema-mail.ts';
import type { MoneySchema } from './schema-money.ts';
import type { OpeningSchema } from './schema-opening.ts';
import type { RemotePictureSchema } from './schema-pictures.ts';
import type { SandboxSchema } from './schema-sandbox.ts';
import type { SearchSchema } from './schema-search.ts';
import type { ServiceSchema } from './schema-services.ts';
import type { StoreSettingSchema } from './schema-store.ts';
import type { SupportSchema } from './schema-support.ts';
import type { VisitSchema } from './schema-visits.ts';
import type { WorkspaceSchema } from './schema-workspace.ts';

/**
 * The tables, as `migrations/` makes them; a test compares this file with a migrated database.
 * camelCase here, snake_case in PostgreSQL (CamelCasePlugin).
 */
export type Schema = ShopSchema &
  AccountSchema &
  AuditSchema &
  BookingSchema &
  DeskSchema &
  IdentitySchema &
  MailSchema &
  MoneySchema &
  RemotePictureSchema &
  OpeningSchema &
  SandboxSchema &
  SearchSchema &
  ServiceSchema &
  StoreSettingSchema &
  SupportSchema &
  VisitSchema &
  WorkspaceSchema;

type ShopSchema = {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    image: string | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
    role: Generated<'customer' | 'administrator' | 'technician'>;
    banned: Generated<boolean>;
  };
  session: {
    id: string;
    expiresAt: Date;
    token: string;
    createdAt: Generated<Date>;
    updatedAt: Date;
    ipAddress: string | null;
    userAgent: string | null;
    userId: string;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: Date | null;
    refreshTokenExpiresAt: Date | null;
    scope: string | null;
    password: string | null;
    /** Until when a password that the shop has made opens the account; null for one of the owner's own. */
    initialUntil: Date | null;
    createdAt: Generated<Date>;
    updatedAt: Date;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: Date;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  rateLimit: { id: string; key: string; count: number; lastRequest: number };
  secret: { name: string; value: string };
  customer: { uid: string; username: string; email: string; createdAt: Date };

  brand: {
    slug: string;
    name: string;
    line: Generated<string>;
    /** Empty: a wordmark is made of the name. */
    mark: Generated<string>;
    position: number;
    words: ColumnType<ByLanguage<{ name?: string; line?: string }>, string | undefined, string>;
    retiredAt: Date | null;
    replacedBy: string | null;
  };
  category: {
    slug: string;
    name: string;
    noun: string;
    blurb: string;
    position: number;
    picture: Json<PictureFiles | null>;
    words: ColumnType<ByLanguage<{ name?: string; noun?: string; blurb?: string }>, string | undefined, string>;
    retiredAt: Date | null;
    replacedBy: string | null;
    panelPosition: number | null;
  };
  product: {
    id: string;
    number: GeneratedAlways<number>;
    /** Without one, or with '', the database makes one (migrations/0052_sku.sql). */
    sku: Generated<string>;
    name: string;
    title: string;
    description: string;
    category: string | null;
    brand: string | null;
    placement: 'Flash Delas' | 'Big Discounts' | 'Top products' | 'New Arrivals' | 'Shope';
    pricePaise: number;
    listPricePaise: number;
    stock: number;
    hsn: string | null;
    gstRateBp: Generated<number>;
    gstFrom: string | null;
    gstClass: string | null;
    countryOfOrigin: Generated<string>;
    warranty: Json<{ years?: number; performanceYears?: number; words?: string }>;
    specification: Json<Record<string, unknown>>;
    certifications: Json<string[]>;
    inTheBox: Json<string[]>;
    almm: Generated<boolean>;
    dcr: Generated<boolean>;
    dimensionsMm: Json<number[] | null>;
    weightKg: number | null;
    mainImage: Generated<string>;
    ratingCount: Generated<number>;
    ratingSum: Generated<number>;
    reviewCount: Generated<number>;
    favouriteCount: Generated<number>;
    unitsSold: Generated<number>;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
    archivedAt: Date | null;
  };
  productPicture: {
    productId: string;
    position: number;
    url: string;
    stem: string | null;
    width: number | null;
    height: number | null;
    widths: Json<number[] | null>;
    webp: number | null;
    placeholder: string | null;
    alt: Generated<string>;
  };
  picture: {
    stem: string;
    state: 'waiting' | 'ready' | 'failed';
    original: string;
    width: number;
    height: number;
    widths: ColumnType<number[], string, string>;
    webp: number;
    placeholder: string;
    createdAt: Date;
    finishedAt: Date | null;
    idleSince: Generated<Date | null>;
  };
  scene: { name: string; picture: Json<PictureFiles> };
  stockMovement: {
    id: GeneratedAlways<number>;
    productId: string;
    change: number;
    reason: 'opening' | 'adjusted' | 'reserved' | 'released' | 'restocked';
    reference: string | null;
    at: Date;
  };
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
  deliveryZone: {
    prefix: string;
    state: string;
    area: string;
    daysMin: number;
    daysMax: number;
    chargePaise: Generated<number>;
    freeFromPaise: number | null;
    serviceable: boolean;
  };
  deliveryHoliday: { day: string; name: string };
  rating: { uid: string; productId: string; stars: number; createdAt: Date; updatedAt: Date };
  favourite: { uid: string; productId: string; createdAt: Date };
  cartLine: {
    uid: string;
    productId: string;
    quantity: number;
    createdAt: Date;
    seenPricePaise: number | null;
    seenStock: number | null;
  };
  savedLine: {
    uid: string;
    productId: string;
    quantity: number;
    seenPricePaise: number | null;
    seenStock: number | null;
    createdAt: Date;
  };
  address: {
    id: string;
    uid: string;
    fullAddress: string;
    city: string;
    state: string;
    landmark: string;
    zipcode: string;
    phone: string;
    country: Generated<string>;
    isDefault: Generated<boolean>;
    createdAt: Date;
  };
};

/** Hindi and Gujarati beside the English of the columns. */
type ByLanguage<T> = { hi?: T; gu?: T };

/** The finished files of one picture, as the picture path leaves them. */
export type PictureFiles = {
  stem: string;
  width: number;
  height: number;
  widths: number[];
  webp: number;
  placeholder: string;
  alt: string;
};
