import type { ShopSettings } from '#src/kernel/brand.ts';
import { isPublic } from '#src/platform/private-network.ts';
import { showBackups } from '#src/shop/back-office/backup/show-backups.ts';
import { showOpening } from '#src/shop/back-office/opening/change-opening.ts';
import { type Confirmation, listConfirmations } from '#src/shop/back-office/opening/confirm.ts';
import { deliveryIsOwn, madeUpFacts, type StoreFact } from '#src/shop/back-office/opening/made-up-facts.ts';
import type { Opening } from '#src/shop/back-office/opening/opening.ts';
import { showSilence } from '#src/shop/back-office/reports/show-dashboard.ts';
import { loadShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import { countReadyToSell } from '#src/shop/catalogue/products/list-on-sale.ts';
import { showSecondFactor } from '#src/shop/customers/identity/second-factor.ts';
import { paymentsSoFar } from '#src/shop/sales/payments/payments-so-far.ts';
import { listTechnicians } from '#src/shop/services/bookings/manage-technicians.ts';
import { listManagedPlans } from '#src/shop/services/plans/manage-plans.ts';
import type { Shop } from '#src/shop/shop.ts';
import { backupState } from './backup-state.ts';
import type { LaunchItem, LaunchKey, TestChannel } from './launch-item.ts';
import { type LaunchTest, selectTests } from './launch-test.store.ts';
import { settingsMark } from './settings-mark.ts';

export type Launch = {
  opening: Opening;
  items: LaunchItem[];
  /** Money moves, so no fact may be made up. */
  live: boolean;
  /** What prevents the shop from taking money. */
  blocking: LaunchKey[];
};

const CONTACTS: readonly StoreFact[] = ['phone', 'email', 'sales'];

/** Everything that must be done before this shop's first real sale, read fresh in one round of small statements. */
export async function checkLaunch(shop: Shop, owner: { uid: string }): Promise<Launch> {
  const [opening, confirmations, tests, payments, silentSince, products, plans, technicians, factor, backups, current] =
    await Promise.all([
      showOpening(shop),
      listConfirmations(shop),
      selectTests(shop.db),
      paymentsSoFar(shop, shop.settings.testPayments),
      showSilence(shop),
      countReadyToSell(shop),
      listManagedPlans(shop),
      listTechnicians(shop),
      showSecondFactor(shop, owner.uid),
      showBackups(shop),
      loadShopSettings(shop.db),
    ]);
  const confirmed = (item: string) => confirmations.find((one) => one.item === item);
  const tested = (channel: TestChannel) => tests.find((one) => one.channel === channel);
  const facts = madeUpFacts(current);
  const staffed = { plans: plans.some(({ active }) => active), technicians: technicians.some(({ active }) => active) };
  const items = [
    factsItem(
      'business',
      facts.filter((fact) => !CONTACTS.includes(fact)),
    ),
    factsItem(
      'contacts',
      facts.filter((fact) => CONTACTS.includes(fact)),
    ),
    logoItem(current),
    paymentsItem(shop, payments.heardAt, silentSince),
    messagesItem('mail', shop.settings.smtpUrl !== undefined, tested('mail'), settingsMark(shop, 'mail')),
    smsItem(shop, tested('sms'), confirmed('sms')),
    ...(shop.settings.whatsapp
      ? [messagesItem('whatsapp', true, tested('whatsapp'), settingsMark(shop, 'whatsapp'))]
      : []),
    addressItem(shop.settings.publicUrl),
    deliveryItem(confirmed('delivery'), await deliveryIsOwn(shop, confirmations)),
    productItem(products),
    servicesItem(staffed, confirmed('services')),
    confirmed('texts')
      ? { key: 'texts', state: 'done', reason: 'confirmed', at: confirmed('texts')?.confirmedAt }
      : { key: 'texts', state: 'open', reason: 'unread' },
    { key: 'secondFactor', ...(factor.confirmed ? { state: 'done', reason: 'on' } : { state: 'open', reason: 'off' }) },
    backupState(confirmed('backup'), backups, shop.clock.now()),
    { key: 'trial', ...(payments.hasTrials ? { state: 'open', reason: 'there' } : { state: 'done', reason: 'none' }) },
  ] satisfies LaunchItem[] as LaunchItem[];
  const blocking = items
    .filter(({ key, state }) => ['business', 'contacts', 'delivery'].includes(key) && state !== 'done')
    .map(({ key }) => key);
  return { opening, items, live: !shop.settings.testPayments, blocking };
}

const factsItem = (key: LaunchKey, facts: StoreFact[]): LaunchItem =>
  facts.length > 0 ? { key, state: 'open', reason: 'missing', facts } : { key, state: 'done', reason: 'own' };

const logoItem = ({ logo }: ShopSettings): LaunchItem =>
  logo ? { key: 'logo', state: 'done', reason: 'own' } : { key: 'logo', state: 'open', reason: 'none' };

function paymentsItem({ settings }: Shop, at: Date | undefined, silentSince: Date | undefined): LaunchItem {
  const key = 'payments';
  if (settings.testPayments) return { key, state: 'open', reason: settings.razorpay ? 'testKeys' : 'sandbox', at };
  if (silentSince) return { key, state: 'failing', reason: 'silent', at: silentSince };
  return at ? { key, state: 'done', reason: 'heard', at } : { key, state: 'open', reason: 'unheard' };
}

function messagesItem(key: TestChannel, isSet: boolean, test: LaunchTest | undefined, mark: string): LaunchItem {
  if (!isSet) return { key, state: 'open', reason: 'unset' };
  if (!test || test.settingsMark !== mark) return { key, state: 'open', reason: 'untested' };
  if (!test.accepted) return { key, state: 'failing', reason: 'refused', at: test.testedAt, words: test.answer };
  return { key, state: 'done', reason: 'accepted', at: test.testedAt };
}

function smsItem(shop: Shop, test: LaunchTest | undefined, without: Confirmation | undefined): LaunchItem {
  if (without && !shop.settings.sms) return { key: 'sms', state: 'done', reason: 'without', at: without.confirmedAt };
  return messagesItem('sms', shop.settings.sms !== undefined, test, settingsMark(shop, 'sms'));
}

function addressItem(publicUrl: string | undefined): LaunchItem {
  const own = publicUrl !== undefined && isPublic(publicUrl) && !isNumeric(new URL(publicUrl).hostname);
  return own
    ? { key: 'address', state: 'done', reason: 'public', words: publicUrl }
    : { key: 'address', state: 'open', reason: 'local', words: publicUrl ?? '' };
}

/** A numeric address, which a certificate for a shop's name does not cover. */
const isNumeric = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

function deliveryItem(said: Confirmation | undefined, own: boolean): LaunchItem {
  if (said) return { key: 'delivery', state: 'done', reason: 'confirmed', at: said.confirmedAt };
  return own
    ? { key: 'delivery', state: 'done', reason: 'changed' }
    : { key: 'delivery', state: 'open', reason: 'untouched' };
}

function productItem({ onSale, pictured, coded, ready }: Awaited<ReturnType<typeof countReadyToSell>>): LaunchItem {
  if (ready > 0) return { key: 'product', state: 'done', reason: 'ready' };
  return {
    key: 'product',
    state: 'open',
    reason: onSale === 0 ? 'none' : pictured === 0 ? 'noPicture' : coded === 0 ? 'noHsn' : 'noStock',
  };
}

function servicesItem(
  { plans, technicians }: { plans: boolean; technicians: boolean },
  without: Confirmation | undefined,
): LaunchItem {
  if (without) return { key: 'services', state: 'done', reason: 'without', at: without.confirmedAt };
  if (plans && technicians) return { key: 'services', state: 'done', reason: 'ready' };
  return { key: 'services', state: 'open', reason: plans ? 'noTechnician' : 'noPlan' };
}
