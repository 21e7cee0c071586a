import { BRAND, type ShopSettings } from '#src/kernel/brand.ts';
import type { Platform } from '#src/platform/platform.ts';
import { wasDone } from '#src/shop/audit/was-done.ts';
import { valueAt } from '#src/shop/back-office/settings/read-settings.ts';
import { type Confirmation, selectConfirmations } from './confirmation.store.ts';

/** The facts that must be the owner's own before anybody pays, by the settings that hold them. */
const FACTS = {
  seller: ['legal.seller'],
  address: ['legal.address'],
  officer: ['legal.grievanceOfficer.name', 'legal.grievanceOfficer.email', 'legal.grievanceOfficer.phone'],
  gstin: ['legal.tax.gstin'],
  pan: ['legal.tax.pan'],
  phone: ['contact.phone'],
  email: ['contact.email'],
  sales: ['contact.sales'],
} as const;

export type StoreFact = keyof typeof FACTS;
export type Fact = StoreFact | 'delivery';

/** The facts that are still the shipped ones, or empty: they would appear on invoices and pages. */
export const madeUpFacts = (shopSettings: ShopSettings): StoreFact[] =>
  (Object.keys(FACTS) as StoreFact[]).filter((fact) =>
    FACTS[fact].some((key) => {
      const value = valueAt(shopSettings, key);
      return value === '' || value === valueAt(BRAND, key);
    }),
  );

/** The actions by which the owner decides where the shop delivers, and for how much. */
const DELIVERY_ACTS = ['zone.added', 'zone.changed', 'zone.removed', 'delivery.charged'];

/** Whether the owner has changed where the shop delivers, or has confirmed that it is right as it is. */
export async function deliveryIsOwn(
  { db }: Pick<Platform, 'db'>,
  confirmed?: readonly Confirmation[],
): Promise<boolean> {
  const confirmations = confirmed ?? (await selectConfirmations(db));
  return confirmations.some(({ item }) => item === 'delivery') || wasDone({ db }, DELIVERY_ACTS);
}

/** Everything that is made up, including delivery. */
export async function listMadeUp(platform: Pick<Platform, 'db' | 'shopSettings'>): Promise<Fact[]> {
  const facts = madeUpFacts(platform.shopSettings.current);
  return (await deliveryIsOwn(platform)) ? facts : [...facts, 'delivery'];
}
