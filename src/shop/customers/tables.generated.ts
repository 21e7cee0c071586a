// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { ApiScope } from '#src/kernel/api-scopes.ts';
import type { FormerAddress, MovingReport, MovingRow, PastOrderLine } from '#src/shop/customers/moving-in/moving-import.ts';
import type { Generated } from 'kysely';
import type { Json, PaiseColumn } from '#src/platform/database/column-types.ts';
import type { Paise } from '#src/kernel/money.ts';

export interface CustomersTables {
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
    createdAt: Generated<Date>;
    updatedAt: Date;
    initialUntil: Date | null;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: Date;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  customer: {
    uid: string;
    username: string;
    email: string;
    createdAt: Date;
  };
  identityToken: {
    tokenHash: string;
    purpose: 'verify-email' | 'change-email' | 'reset-password' | 'confirm-identity';
    uid: string;
    email: string;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
  phoneNumber: {
    uid: string;
    phone: string;
    verifiedAt: Date;
  };
  phoneCode: {
    id: string;
    phone: string;
    uid: string | null;
    codeHash: string;
    guesses: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
    provenAt: Date | null;
    usedAt: Date | null;
    purpose: string | null;
  };
  secondFactor: {
    uid: string;
    secret: string | null;
    confirmedAt: Date | null;
    lastStep: number | null;
    declinedAt: Date | null;
  };
  secondFactorPass: {
    sessionId: string;
    passedAt: Date;
  };
  recoveryCode: {
    codeHash: string;
    uid: string;
    createdAt: Date;
    usedAt: Date | null;
  };
  knownPlace: {
    uid: string;
    hash: string;
    lastUsed: Date;
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
  apiKey: {
    id: string;
    name: string;
    keyHash: string;
    beginning: string;
    scopes: Json<ApiScope[]>;
    networks: Json<string[]>;
    uid: string;
    createdAt: Date;
    expiresAt: Date | null;
    lastUsedAt: Date | null;
  };
  movingImport: {
    id: string;
    kind: 'customers' | 'orders';
    source: 'shopify' | 'woocommerce';
    actor: string;
    actorName: string;
    fileName: string;
    state: 'checked' | 'done' | 'undone';
    rows: Json<MovingRow[]>;
    report: Json<MovingReport>;
    createdAt: Date;
    endedAt: Date | null;
  };
  movedCustomer: {
    id: string;
    importId: string | null;
    source: 'shopify' | 'woocommerce';
    email: string;
    name: string;
    phone: string;
    address: Json<FormerAddress | null>;
    note: string;
    tags: string;
    orderCount: number;
    spentPaise: PaiseColumn<Paise>;
    consentedAt: Date | null;
    consentSource: string | null;
    inviteAskedAt: Date | null;
    inviteLocale: string | null;
    invitedAt: Date | null;
    createdAt: Date;
  };
  pastOrder: {
    id: string;
    importId: string | null;
    source: 'shopify' | 'woocommerce';
    number: string;
    email: string | null;
    name: string;
    phone: string;
    placedAt: Date;
    state: 'unpaid' | 'paid' | 'sent' | 'cancelled' | 'refunded' | 'part-refunded';
    subtotalPaise: PaiseColumn<Paise>;
    discountPaise: PaiseColumn<Paise>;
    discountCode: string;
    shippingPaise: PaiseColumn<Paise>;
    taxPaise: PaiseColumn<Paise>;
    totalPaise: PaiseColumn<Paise>;
    refundedPaise: PaiseColumn<Paise>;
    lines: Json<PastOrderLine[]>;
    billing: Json<FormerAddress | null>;
    shipping: Json<FormerAddress | null>;
    createdAt: Date;
  };
}
