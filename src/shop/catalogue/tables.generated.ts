// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { BrandWords, ByLanguage, CategoryWords } from '#src/shop/catalogue/products/product.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ImportReport, ImportUndone } from '#src/shop/catalogue/import/product-import.ts';
import type { Json, JsonWithDefault, PaiseColumn } from '#src/platform/database/column-types.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';
import type { ProductWords } from '#src/kernel/product-words.ts';

export interface CatalogueTables {
  brand: {
    slug: string;
    name: string;
    line: Generated<string>;
    mark: Generated<string>;
    position: number;
    words: JsonWithDefault<ByLanguage<BrandWords>>;
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
    words: JsonWithDefault<ByLanguage<CategoryWords>>;
    retiredAt: Date | null;
    replacedBy: string | null;
    panelPosition: number | null;
  };
  product: {
    id: string;
    number: GeneratedAlways<number>;
    name: string;
    title: string;
    description: string;
    category: string | null;
    brand: string | null;
    placement: 'Flash Delas' | 'Big Discounts' | 'Top products' | 'New Arrivals' | 'Shope';
    pricePaise: PaiseColumn<Paise>;
    listPricePaise: PaiseColumn<Paise>;
    stock: number;
    hsn: string | null;
    gstRateBp: Generated<number>;
    gstFrom: string | null;
    gstClass: string | null;
    countryOfOrigin: Generated<string>;
    warranty: JsonWithDefault<{ years?: number; performanceYears?: number; words?: string }>;
    specification: JsonWithDefault<Record<string, unknown>>;
    certifications: JsonWithDefault<string[]>;
    inTheBox: JsonWithDefault<string[]>;
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
    sku: Generated<string>;
    serialised: Generated<boolean>;
    hazard: string | null;
    words: JsonWithDefault<ProductWords>;
    restockOn: string | null;
    gtin: string | null;
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
    widths: Json<number[]>;
    webp: number;
    placeholder: string;
    createdAt: Date;
    finishedAt: Date | null;
    idleSince: Date | null;
  };
  remotePicture: {
    id: GeneratedAlways<number>;
    productId: string;
    position: number;
    url: string;
    host: string;
    alt: Generated<string>;
    importId: string | null;
    state: Generated<'waiting' | 'fetching' | 'encoding' | 'done' | 'failed'>;
    reason: string | null;
    tries: Generated<number>;
    dueAt: Date;
    stem: string | null;
    at: Date;
  };
  scene: {
    name: string;
    picture: Json<PictureFiles>;
  };
  stockMovement: {
    id: GeneratedAlways<number>;
    productId: string;
    change: number;
    reason: 'opening' | 'adjusted' | 'reserved' | 'released' | 'restocked';
    reference: string | null;
    at: Date;
  };
  productSearch: {
    productId: string;
    document: string;
    called: Generated<string>;
  };
  searchLexeme: {
    lexeme: string;
  };
  searchWord: {
    word: string;
  };
  searchSynonym: {
    word: string;
    means: string;
    headEnds: Generated<boolean>;
  };
  productBulk: {
    id: string;
    at: Date;
    actor: string;
    change: Json<Record<string, unknown>>;
    undoneAt: Date | null;
  };
  productBulkLine: {
    bulkId: string;
    productId: string;
    before: Json<Record<string, unknown>>;
    after: Json<Record<string, unknown>>;
  };
  productImport: {
    id: string;
    actor: string;
    actorName: string;
    fileName: string;
    file: Buffer;
    state: 'checked' | 'waiting' | 'running' | 'cancelling' | 'done' | 'failed' | 'cancelled' | 'undone';
    leaveOut: Generated<boolean>;
    report: Json<ImportReport>;
    done: Generated<number>;
    message: string | null;
    createdAt: Date;
    endedAt: Date | null;
    plan: JsonWithDefault<Record<string, unknown>>;
    undone: Json<ImportUndone | null>;
  };
  productImportLine: {
    importId: string;
    productId: string;
    before: Json<Record<string, unknown> | null>;
    after: Json<Record<string, unknown>>;
  };
  productImportName: {
    importId: string;
    kind: 'brand' | 'category';
    slug: string;
  };
  importMapping: {
    fingerprint: string;
    fields: Json<string[]>;
    at: Date;
  };
}
