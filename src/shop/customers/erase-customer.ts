import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { isMailAddress, toMobile } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Locale } from '#src/platform/settings.ts';
import { type Actor, recordAct } from '#src/shop/audit/record-act.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import {
  dropLists,
  dropNumber,
  emptyAccount,
  lockPerson,
  orphanReviews,
  removeVisitPhotos,
  strikeBusiness,
  strikeLetters,
  strikeMails,
} from '#src/shop/customers/erasure.store.ts';
import { countOpenBusiness } from '#src/shop/customers/open-business.store.ts';
import { noticeMail } from '#src/shop/identity/account-mails.ts';
import { deletePhoto } from '#src/shop/identity/photo.ts';
import { photoFiles } from '#src/shop/visits/add-photo.ts';

/** Ends with this where an account is gone already. */
const GONE = /^deleted-.*@invalid$/;

/**
 * Erases a person: their account, lists, addresses, letters, mails and the photographs of their roof; their comments stay as a former customer's and their stars
 * count on, without a way back to them. Orders, bookings and payments stay without the person. Invoices stay as they were issued
 * (eight years, Companies Act 2013 §128(5)). All of it in one transaction; repeating it changes nothing. The caller has made sure
 * who asks: the owner, by their password or a code (identity/confirm-identity.ts), or the administrator.
 * @param actor who does it: the person themselves, or the administrator, whose act is noted in the audit log
 * @throws `not-found`; `conflict` for the administrator, and with `detail.open` (what is under way, by kind) while the shop still
 * owes them something
 */
export async function eraseCustomer(platform: Platform, actor: Actor, uid: string, locale: Locale = platform.settings.locale): Promise<void> {
  const at = platform.clock.now();
  const files = await transact(platform, async (write) => {
    const { trx, expire } = write;
    const user = await lockPerson(trx, uid);
    if (!user) throw notFound('This account');
    if (GONE.test(user.email)) return undefined;
    if (user.role === 'administrator') throw new Fault('conflict', 'The administrator’s account cannot be deleted.');
    const open = Object.entries(await countOpenBusiness(trx, uid, at)).filter(([, count]) => count > 0);
    if (open.length > 0) throw new Fault('conflict', 'Something is still under way for this account.', { detail: { open: Object.fromEntries(open) } });
    await dropLists(trx, uid);
    const products = await orphanReviews(trx, uid, newId('usr', at.getTime()), at);
    const phones = [...(await strikeBusiness(trx, uid)), (await dropNumber(trx, uid)) ?? ''];
    const mobiles = phones.map(toMobile).filter((one) => one !== undefined);
    const roof = await removeVisitPhotos(trx, uid);
    await strikeLetters(trx, uid);
    await strikeMails(trx, uid, user.email, mobiles);
    await emptyAccount(trx, uid, at);
    if (isMailAddress(user.email)) await queueMail(trx, platform, noticeMail('erased', platform.settings, { email: user.email, locale }));
    if (actor.uid !== uid) await recordAct(write, actor, { act: 'customer.erased', subject: `customer:${uid}` }, at);
    expire(TAGS.popularity, ...products.map((id) => TAGS.product(id)));
    return { image: user.image, roof };
  });
  if (!files) return;
  await deletePhoto(platform, files.image);
  for (const { original, stem } of files.roof) for (const key of [original, ...photoFiles(stem)]) if (key) await platform.pictures.remove(key);
}
