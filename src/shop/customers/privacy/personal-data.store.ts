import { ACCOUNT } from './account-data.store.ts';
import { CART } from './cart-data.store.ts';
import type { Holding, Table } from './holding.store.ts';
import { LETTERS } from './letter-data.store.ts';
import { MOVED } from './moved-data.store.ts';
import { SALES } from './sale-data.store.ts';
import { SERVICES } from './service-data.store.ts';
import { SOLAR } from './solar-data.store.ts';

const HELD = { ...LETTERS, ...MOVED, ...SOLAR, ...SALES, ...SERVICES, ...CART, ...ACCOUNT };

/**
 * Every table that can hold personal data, in order of erasure. Export (export.store.ts) and erasure (erasure.store.ts) use only
 * this list; tests/contract/planted-person.test.ts looks for anything it misses, in every table and file.
 */
export const PERSONAL_DATA: readonly (readonly [Table, Holding])[] = Object.entries(HELD) as unknown as [
  Table,
  Holding,
][];

type Nobodys =
  | 'the shop’s own'
  | 'the sandbox’s figures'
  | 'keyed hashes, forgotten within a day'
  | 'forgotten within a day';

/** The other tables. A table in neither list does not compile. @internal */
export const HOLDS_NOBODY: Record<Exclude<Table, keyof typeof HELD>, Nobodys> = {
  backupRun: 'the shop’s own',
  bookingRules: 'the shop’s own',
  brand: 'the shop’s own',
  buildAsset: 'the shop’s own',
  campaign: 'the shop’s own',
  category: 'the shop’s own',
  datedFigure: 'the shop’s own',
  deliveryHoliday: 'the shop’s own',
  deliveryZone: 'the shop’s own',
  documentSeries: 'the shop’s own',
  faq: 'the shop’s own',
  figureReminder: 'the shop’s own',
  homeBanner: 'the shop’s own',
  homeLayout: 'the shop’s own',
  homePick: 'the shop’s own',
  importMapping: 'the shop’s own',
  ownerAlert: 'the shop’s own',
  pageText: 'the shop’s own',
  launchConfirmation: 'the shop’s own',
  launchTest: 'the shop’s own',
  picture: 'the shop’s own',
  product: 'the shop’s own',
  productBulk: 'the shop’s own',
  productBulkLine: 'the shop’s own',
  productImport: 'the shop’s own',
  productImportLine: 'the shop’s own',
  productImportName: 'the shop’s own',
  productPicture: 'the shop’s own',
  productSalesDay: 'the shop’s own',
  productSearch: 'the shop’s own',
  remotePicture: 'the shop’s own',
  scene: 'the shop’s own',
  solarUsualDays: 'the shop’s own',
  searchSynonym: 'the shop’s own',
  searchLexeme: 'the shop’s own',
  searchWord: 'the shop’s own',
  secret: 'the shop’s own',
  seeded: 'the shop’s own',
  serviceArea: 'the shop’s own',
  serviceAreaPrefix: 'the shop’s own',
  serviceCategory: 'the shop’s own',
  servicePlan: 'the shop’s own',
  shopOpening: 'the shop’s own',
  stockMovement: 'the shop’s own',
  storeSetting: 'the shop’s own',
  tallyLedger: 'the shop’s own',
  sandboxOrder: 'the sandbox’s figures',
  sandboxRefund: 'the sandbox’s figures',
  webhook: 'the shop’s own',
  webhookDelivery: 'the shop’s own',
  turn: 'keyed hashes, forgotten within a day',
  paymentOpening: 'keyed hashes, forgotten within a day',
};
