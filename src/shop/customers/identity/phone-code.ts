import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { toMobile } from '#src/platform/mail/message.ts';
import { shopAddress } from '#src/platform/mail/shop-address.ts';
import { consume, enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { queueSms, type Sms } from '#src/platform/sms/queue-sms.ts';
import { type MailWords, mailWords } from '#src/shop/notifications/mail-words.ts';
import type { Shop } from '#src/shop/shop.ts';
import { accountMark } from './account-mark.ts';
import { isKnownDevice, type Place } from './known-place.ts';
import { deleteCodesBefore, findOwner, insertCode, lastSentAt, markProven, takeGuess } from './phone.store.ts';

/** How long a code is valid, how long a confirmed one can still create an account, and when another may be requested; in seconds. */
export const CODE_LIVES = 5 * 60;
const PROOF_LIVES = 10 * 60;
export const RESEND_AFTER = 30;
const GUESSES = 3;
const SEVERAL = 'codes-sent';
/** SMS to one number per hour and per day, and requests by one network per hour (a whole district may be behind it). */
const LIMITS = { hour: 5, day: 10, network: 60 };

export type Coding = Pick<
  Shop,
  'auth' | 'db' | 'cache' | 'clock' | 'jobs' | 'settings' | 'shopSettings' | 'personalHash' | 'log' | 'security'
>;
type Asked = { phone: string; uid: string | null; locale: Locale; place: Place; confirms?: Confirmable };

/** What a code confirms, if not the number: it opens nothing else. `text` words its SMS, of a kind of its own. */
type Confirmable = { purpose: string; kind: string; text: (code: string, words: MailWords) => string };

/**
 * Sends a code to an Indian mobile number and answers the id to submit with it. Answer and timing are the same whether or not
 * the number has an account.
 * @param asked `phone` as typed, ten digits with or without +91; `uid` the account that the number will belong to, or that confirms something
 * @throws `invalid` with the field `phone`, `too-many`
 */
export async function sendPhoneCode(shop: Coding, asked: Asked): Promise<string> {
  const phone = toMobile(asked.phone);
  if (!phone) throw invalid({ phone: 'phone-format' });
  const id = randomBytes(18).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashed(shop, id, code);
  // Strangers' requests must not use up the limit of the number's own user in a browser that has signed in before.
  const owner = await findOwner(shop.db, phone);
  const known = owner !== undefined && (await isKnownDevice(shop, owner, asked.place));
  await transact(shop, async ({ trx }) => {
    await enforceLimits(
      trx,
      shop,
      [{ what: 'phone network', who: asked.place.network, most: LIMITS.network }],
      SEVERAL,
    );
    await enforceSmsLimits(trx, shop, { phone, known });
    const now = shop.clock.now();
    const last = await lastSentAt(trx, phone);
    const wait =
      last && shop.settings.rateLimits ? Math.ceil(RESEND_AFTER - (now.getTime() - last.getTime()) / 1000) : 0;
    if (wait > 0)
      throw new Fault('too-many', 'code-on-its-way', {
        detail: { retryAfter: wait },
      });
    await insertCode(trx, {
      id,
      phone,
      uid: asked.uid,
      purpose: asked.confirms?.purpose ?? null,
      codeHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIVES * 1000),
    });
    await queueSms(trx, shop, codeSms(shop, { ...asked, phone, code }), asked.uid);
  });
  return id;
}

/**
 * Consumes the rate limits for one more SMS with a code: the number's, and the whole shop's. `known`: requested by the number's own
 * user, from a session or known browser, with a separate limit.
 * @throws `too-many`, `unavailable`
 */
export async function enforceSmsLimits(
  trx: Tx,
  platform: Pick<Shop, 'settings' | 'clock' | 'personalHash' | 'security' | 'log'>,
  { phone, known }: { phone: string; known: boolean },
): Promise<void> {
  const who = known ? `${phone} at home` : phone;
  const limits = [
    { what: 'phone code', who, most: LIMITS.hour },
    { what: 'phone code a day', who, most: LIMITS.day, within: DAY_MS },
  ];
  await enforceLimits(trx, platform, limits, SEVERAL);
  const { smsPerHour } = platform.settings;
  const retryAfter = await consume(trx, platform, { what: 'sms', who: 'all', most: smsPerHour });
  if (retryAfter === 0) return;
  platform.security.failure('limit', { limit: 'sms' });
  platform.log.error(
    { perHour: smsPerHour },
    'so many SMS were asked for that no more are sent: is somebody abusing them?',
  );
  throw new Fault('unavailable', 'sms-unavailable', {
    detail: { retryAfter },
  });
}

/**
 * Checks a typed code; answers the number that it proves. A guess is counted before it is checked, so that concurrent guesses
 * are still at most three.
 * @throws `code-wrong` with the field `code`, `code-ended` when another code must be requested
 */
export async function checkPhoneCode(
  shop: Coding,
  { id, code, uid, purpose = null }: { id: string; code: string; uid: string | null; purpose?: string | null },
): Promise<string> {
  const at = shop.clock.now();
  const found = await takeGuess(shop.db, { id, uid, purpose }, GUESSES, at);
  const failed = (why: string) =>
    uid === null
      ? shop.security.failure('sign-in', { way: 'phone', why, account: found && accountMark(shop, found.phone) })
      : shop.security.failure('proof', { way: 'phone', why, uid });
  if (!found) {
    failed('ended');
    throw ended();
  }
  const [right, given] = [Buffer.from(found.codeHash), Buffer.from(hashed(shop, id, code))];
  if (right.length === given.length && timingSafeEqual(right, given)) {
    if (await markProven(shop.db, id, at)) return found.phone;
    throw ended();
  }
  failed('wrong');
  if (found.guesses >= GUESSES) throw ended();
  throw new Fault('code-wrong', 'code-wrong', {
    fields: { code: 'code-not-right' },
  });
}

export const ended = () => new Fault('code-ended', 'code-ended');

/** Codes confirmed since then can still be used. */
export const provenSince = ({ clock }: Pick<Shop, 'clock'>): Date =>
  new Date(clock.now().getTime() - PROOF_LIVES * 1000);

/** Deletes codes that can no longer be used; a day's codes stay for the limits. */
export const forgetPhoneCodes = ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> =>
  deleteCodesBefore(db, new Date(clock.now().getTime() - 24 * 60 * 60_000));

/** A million codes are quickly tried, so the hash is keyed with a secret that is not in the database. */
const hashed = ({ personalHash }: Pick<Shop, 'personalHash'>, id: string, code: string): string =>
  personalHash('phone code', `${id} ${code}`);

/** The SMS with a code; its text is the registered template's. */
export const signInCodeSms = (
  shop: Pick<Shop, 'settings' | 'shopSettings'>,
  { phone, code, locale }: { phone: string; code: string; locale: Locale },
): Sms => ({
  kind: 'sign-in-code',
  to: phone,
  text: wordCode(
    shop,
    code,
    mailWords(locale)('account.signInCode.sms', { code, shop: shop.shopSettings.current.name }),
  ),
  locale,
  secret: true,
});

/** The SMS with a code, in the words of what it is for. */
function codeSms(
  shop: Pick<Shop, 'settings' | 'shopSettings'>,
  { phone, code, locale, confirms }: Pick<Asked, 'locale' | 'confirms'> & { phone: string; code: string },
): Sms {
  if (!confirms) return signInCodeSms(shop, { phone, code, locale });
  const { kind, text } = confirms;
  return { kind, to: phone, text: wordCode(shop, code, text(code, mailWords(locale))), locale, secret: true };
}

/** The last line lets the browser fill in the code, only on our own page (WebOTP: `@host #code`). */
const wordCode = ({ settings }: Pick<Shop, 'settings'>, code: string, words: string): string =>
  `${words}\n\n@${new URL(shopAddress(settings)).hostname} #${code}`;
