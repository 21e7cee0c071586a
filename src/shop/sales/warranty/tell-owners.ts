import type { Write } from '#src/platform/database/transact.ts';
import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { namesOfUnits } from './wallet.store.ts';

type Owner = { uid: string; locale: string };

/** Tells the former and the next owner that units have changed hands. Neither learns who the other is. */
export async function tellBoth(
  write: Write,
  platform: Platform,
  { former, next, units }: { former: Owner; next: Owner; units: readonly string[] },
): Promise<void> {
  const names = await namesOfUnits(write.trx, units);
  await tell(write, platform, former, 'given', names);
  await tell(write, platform, next, 'received', names);
}

async function tell(
  write: Write,
  platform: Platform,
  { uid, locale }: Owner,
  which: 'given' | 'received',
  names: string[],
): Promise<void> {
  const { name, email } = await showAccount({ db: write.trx }, uid);
  await notify(write, platform, {
    kind: `units-${which}`,
    to: { name, email },
    locale,
    uid,
    test: false,
    compose: (words) => ({ mail: transferMail(words, platform.settings, which, names) }),
  });
}

const transferMail = (
  t: MailWords,
  settings: Platform['settings'],
  which: 'given' | 'received',
  names: string[],
): MailContent => ({
  subject: t(`units.${which}.subject`, { count: names.length }),
  heading: t(`units.${which}.heading`),
  parts: [
    { paragraph: t(`units.${which}.text`) },
    { quote: names.join('\n') },
    { button: t('units.button'), url: pageLink(settings, 'warranty') },
  ],
});
