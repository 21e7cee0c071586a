import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { QueuedMessage } from '#src/platform/mail/mail.store.ts';
import { headerLine, toMobile } from '#src/platform/mail/message.ts';
import { renderMail } from '#src/platform/mail/render-mail.ts';
import { shopAddress } from '#src/platform/mail/shop-address.ts';
import { openPost } from '#src/platform/mail/transport.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { templateOf } from '#src/platform/sms/sms-provider.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { signInCodeSms } from '#src/shop/customers/identity/phone-code.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { whatsappMessage } from '#src/shop/notifications/whatsapp/templates.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { TestChannel } from './launch-item.ts';
import { keepTest } from './launch-test.store.ts';
import { settingsMark } from './settings-mark.ts';

export type TestAnswer = { accepted: boolean /** The server's own words if it refused. */; answer: string };
type TestMessage = QueuedMessage & { channel: TestChannel };
type Owner = Actor & { email: string };

const AN_HOUR = 10;
/** Longer than any working server takes to answer; the owner is watching in the meantime. */
const PATIENCE = 20_000;

/** Sends the owner a mail at once, bypassing the queue, to get the server's answer. Throws `conflict` where no server is set, `too-many`. */
export async function sendTestMail(shop: Shop, owner: Owner, locale: Locale): Promise<TestAnswer> {
  if (!shop.settings.smtpUrl) throw new Fault('conflict', 'no-mail-server');
  const t = mailWords(locale);
  const subject = t('launchTest.subject', { shop: shop.shopSettings.current.longName });
  const parts = [
    { paragraph: t('launchTest.text') },
    { button: t('launchTest.button'), url: pageLink(shop.settings, 'admin') },
  ];
  return tryOut(shop, owner, {
    ...blank(shop, 'mail', locale),
    recipient: owner.email,
    recipientName: owner.name,
    subject,
    ...renderMail({ subject, heading: subject, parts }, locale, shop.shopSettings.current, shopAddress(shop.settings)),
  });
}

/**
 * Sends an SMS worded as a sign-in code, as only registered texts may be sent; the code opens nothing. Throws `invalid` for an invalid mobile number,
 * `conflict` where no provider is set, `too-many`.
 */
export async function sendTestSms(shop: Shop, owner: Owner, phone: string, locale: Locale): Promise<TestAnswer> {
  const recipient = toMobile(phone);
  if (!recipient) throw invalid({ phone: 'phone-format' });
  const provider = shop.settings.sms;
  if (!provider) throw new Fault('conflict', 'no-sms-provider');
  const { kind, text } = signInCodeSms(shop, { phone: recipient, code: '000000', locale });
  return tryOut(shop, owner, {
    ...blank(shop, 'sms', locale),
    kind,
    recipient,
    text,
    templateId: templateOf(provider, kind, locale),
  });
}

/**
 * Sends a WhatsApp message worded as the news of an order, as only registered templates may be sent; there is no such order. Throws `invalid` for an
 * invalid mobile number, `conflict` where WhatsApp is not set, `too-many`.
 */
export async function sendTestWhatsapp(shop: Shop, owner: Owner, phone: string, locale: Locale): Promise<TestAnswer> {
  const recipient = toMobile(phone);
  if (!recipient) throw invalid({ phone: 'phone-format' });
  if (!shop.settings.whatsapp) throw new Fault('conflict', 'no-whatsapp');
  const places = { name: owner.name, number: '000000', total: '₹0', link: pageLink(shop.settings, 'admin') };
  const { template, parameters, text } = whatsappMessage('order-placed', places, locale);
  return tryOut(shop, owner, { ...blank(shop, 'whatsapp', locale), recipient, text, templateId: template, parameters });
}

function blank(shop: Shop, channel: TestChannel, locale: Locale): TestMessage {
  const createdAt = shop.clock.now();
  const nothing = {
    recipient: '',
    recipientName: '',
    replyTo: '',
    subject: '',
    html: '',
    text: '',
    reference: null,
    templateId: null,
    parameters: null,
    unsubscribeUrl: null,
    deliveredAt: null,
    lastError: null,
    sentAt: null,
  };
  const own = {
    id: newId(channel, createdAt.getTime()),
    channel,
    kind: 'launch-test',
    locale,
    uid: null,
    createdAt,
  };
  return { ...nothing, ...own, secret: false, strikeOnceSent: false, state: 'queued', attempts: 1 };
}

/** Sends the message within a time limit, and stores the answer. No transaction waits for the other server. */
async function tryOut(shop: Shop, owner: Owner, message: TestMessage): Promise<TestAnswer> {
  const { channel } = message;
  await transact(shop, ({ trx }) =>
    enforceLimits(trx, shop, [{ what: `test ${channel}`, who: owner.uid, most: AN_HOUR }], 'tests-too-often'),
  );
  const answer = await deliver(shop, message);
  const at = shop.clock.now();
  await transact(shop, async (write) => {
    await keepTest(write.trx, { channel, settingsMark: settingsMark(shop, channel), ...answer, testedAt: at });
    await recordAction(write, owner, { act: 'launch.tested', subject: `launch:${channel}`, after: answer }, at);
    write.expire(live('settings'));
  });
  return answer;
}

async function deliver(shop: Shop, message: QueuedMessage): Promise<TestAnswer> {
  const post = openPost(shop.settings, () => shop.shopSettings.current.name);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within 20 seconds')), PATIENCE);
  });
  try {
    await Promise.race([post.deliver(message), late]);
    return { accepted: true, answer: '' };
  } catch (error) {
    return { accepted: false, answer: headerLine((error as Error).message, 300) };
  } finally {
    clearTimeout(timer);
    post.close();
  }
}
