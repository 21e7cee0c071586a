import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { productNameIn } from './desk.store.ts';

type Answered = { uid: string; productId: string; locale: string; question: string; answer: string };

/** Brings the asker the shop's answer, in the language in which they read the shop. */
export async function mailAnswer(
  platform: Platform,
  write: Write,
  { uid, productId, locale, question, answer }: Answered,
): Promise<void> {
  const { name, email } = await showAccount({ db: write.trx }, uid);
  const product = await productNameIn(write.trx, productId, locale);
  await notify(write, platform, {
    kind: 'question-answered',
    to: { name, email },
    locale,
    uid,
    test: false,
    compose: (t) => ({
      mail: {
        subject: t('question.subject', { product }),
        heading: t('question.heading'),
        parts: [
          { quote: question },
          { paragraph: t('question.answer') },
          ...answer.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
          { paragraph: t('question.shown') },
          { button: t('question.button'), url: pageLink(platform.settings, 'product', productId) },
        ],
      },
    }),
  });
}
