import { forgetMessages } from '#src/platform/mail/outbox.ts';
import { SWEEP_QUEUE, sweepOutbox } from '#src/platform/mail/sweep-outbox.ts';
import { pruneRateLimits } from '#src/platform/rate-limit/consume.ts';
import { forgetDeliveries } from '#src/shop/back-office/webhooks/deliver-due.ts';
import { forgetOldImports } from '#src/shop/catalogue/import/run-import.ts';
import { removeOrphans } from '#src/shop/catalogue/pictures/remove-orphans.ts';
import { forgetSearchWords } from '#src/shop/catalogue/search/forget-search-words.ts';
import { forgetPlaces } from '#src/shop/customers/identity/known-place.ts';
import { forgetPhoneCodes } from '#src/shop/customers/identity/phone-code.ts';
import { forgetTokens } from '#src/shop/customers/identity/token.ts';
import {
  forgetFormerCustomers,
  forgetMovingFiles,
  forgetPastOrders,
} from '#src/shop/customers/moving-in/forget-moving.ts';
import { forgetEnded, forgetKeys, forgetPayers, forgetSenders } from '#src/shop/customers/privacy/forget-traces.ts';
import { forgetReminders } from '#src/shop/sales/cart-reminders/forget-reminders.ts';
import { forgetSetAside } from '#src/shop/sales/payments/bank-transfer/forget-set-aside.ts';
import { forgetOpenings } from '#src/shop/sales/payments/hold-limits.ts';
import { forgetTransfers } from '#src/shop/sales/warranty/transfer-units.ts';
import { forgetLostLeads } from '#src/shop/solar/leads/forget-leads.ts';
import { forgetProposals } from '#src/shop/solar/proposals/forget-proposals.ts';
import type { Shop } from './shop.ts';

type Retention = {
  /** What is kept and how long, as docs/operations.md says it (checked by a test). */
  what: string;
  kept: string;
  /** Deletes what is older; absent where the database, the queue or an erasure does it, or nothing does. */
  forget?: (shop: Shop) => Promise<unknown>;
  /** Hourly where less than a day is promised, else once a night. */
  hourly?: true;
};

/** How long the shop keeps what it does not need for ever: the only place that decides it, apart from the periods themselves. @internal */
export const RETENTION: readonly Retention[] = [
  {
    what: 'sessions that are over, sign-ins with Google under way',
    kept: 'removed within the hour',
    forget: forgetEnded,
    hourly: true,
  },
  {
    what: 'counts of limits and wrong passwords, also those by network address',
    kept: 'a day',
    forget: pruneRateLimits,
    hourly: true,
  },
  {
    what: 'counts of opened payments',
    kept: 'a day; of an order that waits for a transfer, as long as it waits',
    forget: forgetOpenings,
    hourly: true,
  },
  {
    what: 'the words of bank credits that were set aside (`bank_credit`)',
    kept: '90 days; amounts and days stay',
    forget: forgetSetAside,
  },
  { what: 'the network that a message came from (a keyed hash)', kept: 'a day', forget: forgetSenders, hourly: true },
  { what: 'codes sent by SMS', kept: 'a day; good for five minutes', forget: forgetPhoneCodes, hourly: true },
  {
    what: 'uploaded pictures that nothing shows, with their originals',
    kept: 'a day',
    forget: removeOrphans,
    hourly: true,
  },
  {
    what: 'files in `DATA_DIR/outbox` whose message is gone',
    kept: 'removed within the hour',
    forget: sweepOutbox,
    hourly: true,
  },
  {
    what: 'links and codes sent by mail',
    kept: '30 days after they expire, so that a link’s page can say why it no longer works',
    forget: forgetTokens,
  },
  {
    what: 'codes that hand units over',
    kept: '30 days after they expire, so that their next reader is told why they no longer work',
    forget: forgetTransfers,
  },
  {
    what: 'marks of browsers and networks that an account was entered from (keyed hashes)',
    kept: '400 days after the last time',
    forget: forgetPlaces,
  },
  {
    what: 'mails and SMS, with their files in `DATA_DIR/outbox`',
    kept: '180 days after they were queued',
    forget: forgetMessages,
  },
  {
    what: 'the payer in a provider’s events (`webhook_event`): e-mail, number, UPI id, card holder',
    kept: '90 days; amounts, ids and states stay',
    forget: forgetPayers,
  },
  {
    what: 'deliveries to webhooks',
    kept: '30 days after they were announced; those that still wait, until they are delivered or given up',
    forget: forgetDeliveries,
  },
  { what: 'that a cart reminder was sent (`cart_reminder`)', kept: 'a year', forget: forgetReminders },
  { what: 'idempotency keys', kept: '30 days', forget: forgetKeys },
  {
    what: 'saved solar plans that nobody asked about and no account has',
    kept: 'a year after their last version',
    forget: forgetProposals,
  },
  {
    what: 'leads of solar plans',
    kept: 'two years after the last change once they are lost, else until their person leaves',
    forget: forgetLostLeads,
  },
  {
    what: 'applications for subsidy and net meter, with their documents',
    kept: 'until their plant or they are removed, or their person leaves',
  },
  { what: 'warranty claims, with their photographs', kept: 'until their person leaves' },
  { what: 'product imports', kept: '30 days', forget: forgetOldImports },
  { what: 'files of customers and orders of a former shop', kept: '30 days', forget: forgetMovingFiles },
  {
    what: 'customers of a former shop who have not joined',
    kept: 'three years after they were moved in',
    forget: forgetFormerCustomers,
  },
  { what: 'orders of a former shop', kept: 'eight years after they were placed', forget: forgetPastOrders },
  { what: 'suggested search words', kept: 'until no product on sale has them', forget: forgetSearchWords },
  { what: 'jobs of the queue', kept: '7 days; those that carry an address go as soon as they are done' },
  { what: 'hashed files of former builds (`build_asset`)', kept: '14 days after an instance with them last ran' },
  {
    what: 'cart, favourites, addresses, letters, comments, photographs',
    kept: 'until their owner deletes them or leaves',
  },
  { what: 'orders, payments, bookings', kept: 'for ever, without the person once they have left' },
  {
    what: 'tax documents',
    kept: 'for ever, unchanged. The law asks for eight years at the longest (Companies Act 2013 s. 128 (5); CGST Act s. 36: 72 months after the annual return is due)',
  },
  { what: 'audit log', kept: 'for ever; what it says of a person goes with them' },
];

const queue = (hourly: boolean) => (hourly ? 'retention.hourly' : 'retention.nightly');
/** Minutes past the hour; at night 1:19 in India, before the backup. */
const WHEN = { hourly: '19 * * * *', nightly: '49 19 * * *' };

/** Registers the two jobs that apply the table, and the sweep that an erasure also asks for at once. */
export function registerRetention(shop: Shop): void {
  for (const hourly of [true, false])
    shop.jobs.handle(queue(hourly), () => applyRetention(shop, hourly), {
      every: hourly ? WHEN.hourly : WHEN.nightly,
    });
  shop.jobs.handle(SWEEP_QUEUE, async () => void (await sweepOutbox(shop)));
}

/** Deletes what has had its time. One kind that cannot be deleted keeps none of the others; the job fails at the end and is tried again. @internal */
export async function applyRetention(shop: Shop, hourly: boolean, table = RETENTION): Promise<void> {
  const failed: unknown[] = [];
  for (const { what, forget, hourly: often = false } of table) {
    if (!forget || often !== hourly) continue;
    try {
      await forget(shop);
    } catch (error) {
      shop.log.warn({ err: error, what }, 'what has had its time could not be deleted');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Some of what has had its time could not be deleted.');
}
