import type { Locale } from '#src/kernel/locales.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { isGoneAddress, isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import { SWEEP_QUEUE } from '#src/platform/mail/sweep-outbox.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { strikeEntries } from '#src/shop/audit/strike-entries.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { noticeMail } from '#src/shop/customers/identity/account-mails.ts';
import { sendRemoval } from '#src/shop/solar/plants/remove-files.ts';
import {
  dropQueued,
  erasePersonalData,
  handOver,
  lockPerson,
  selectApplicationFiles,
  selectClaimFiles,
  selectVisitFiles,
  uncountFavourites,
} from './erasure.store.ts';
import { FORMER } from './holding.store.ts';
import { mentionsOf } from './mentions.ts';
import { countOpenBusiness } from './open-business.store.ts';
import { gatherPerson } from './person.store.ts';
import type { Person } from './person.ts';
import { PICTURES_QUEUE, type Pictures } from './remove-pictures.ts';
import { shopWords } from './shop-words.ts';
import { subjectsOf } from './subjects-of.ts';

/**
 * Erases a person: everything listed in `personal-data.store.ts`, what the audit log says of them, jobs that contain their address,
 * and, by separate jobs, the files of their mails and applications and the photos of their roof and of claimed units. Comments and answered questions stay under "Former
 * customer" and stars still
 * count, with no way back to the person; orders, bookings and payments stay without personal data. Invoices stay as issued (eight
 * years, Companies Act 2013 §128(5)). All in one transaction; repeating it changes nothing. The caller has verified the request: the
 * person's own, by password or code (customers/identity/confirm-identity.ts), or the administrator's.
 * @param actor the person themselves, or the administrator
 * @throws `not-found`; `conflict` for the administrator, and with `detail.open` (open business, by kind) while the shop still
 * owes them something
 */
export async function eraseCustomer(
  platform: Platform,
  actor: Actor,
  uid: string,
  locale: Locale = platform.settings.locale,
): Promise<void> {
  const at = platform.clock.now();
  const erased = await transact(platform, async (write) => {
    const { trx } = write;
    const user = await lockPerson(trx, uid);
    const person = user && (await gatherPerson(trx, uid, at, shopWords(platform)));
    if (!user || !person) throw notFound('account');
    if (isGoneAddress(user.email)) return false;
    if (user.role === 'administrator') throw new Fault('conflict', 'administrator-stays');
    const open = Object.entries(await countOpenBusiness(trx, person)).filter(([, count]) => count > 0);
    if (open.length > 0)
      throw new Fault('conflict', 'account-owing', {
        detail: { open: Object.fromEntries(open) },
      });

    await uncountFavourites(trx, uid);
    const pictures: Pictures = {
      image: user.image?.startsWith('/media/') ? user.image : null,
      private: [...(await selectVisitFiles(trx, person)), ...(await selectClaimFiles(trx, person))],
    };
    await sendRemoval(platform, trx, await selectApplicationFiles(trx, person));
    const lines = await strikeLog(write, person);
    const products = await handOver(trx, person, newId('usr', at.getTime()));
    await dropQueued(trx, person);
    const struck = await erasePersonalData(trx, person);
    await platform.jobs.forget(trx, [...person.given.emails, ...person.given.mobiles]);

    await platform.jobs.send(trx, SWEEP_QUEUE, {});
    if (pictures.image || pictures.private.length > 0) await platform.jobs.send(trx, PICTURES_QUEUE, pictures);
    if (isMailAddress(user.email)) {
      const notice = noticeMail('erased', platform.settings, { email: user.email, locale });
      await queueMail(trx, platform, { ...notice, strikeOnceSent: true }, uid);
    }
    const by = actor.uid === uid ? { uid, name: FORMER } : actor;
    const after = { entriesStruck: lines, mailsStruck: struck.get('mail') ?? 0 };
    await recordAction(write, by, { act: 'customer.erased', subject: `customer:${uid}`, after }, at);
    write.expire(...products.map((id) => TAGS.product(id)));
    return true;
  });
  if (erased) platform.security.success('account-deleted', { uid, by: actor.uid === uid ? undefined : actor.uid });
}

const strikeLog = ({ trx }: Write, person: Person): Promise<number> =>
  strikeEntries(trx, {
    subjects: subjectsOf(person),
    reviews: person.reviews,
    technicians: person.technicians.map(({ id }) => id),
    texts: [...person.given.emails, ...person.streets, ...person.gstins],
    phones: person.given.mobiles.map((mobile) => mobile.slice(-10)),
    names: person.names,
    mentions: mentionsOf(person),
  });
