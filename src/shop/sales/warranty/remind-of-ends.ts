import { addDays, type Day, dayInIndia, instantInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type MailWords, writtenDay } from '#src/shop/notifications/mail-words.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { wantsAdvice } from '#src/shop/services/visits/advise.ts';
import { contactOfUnit } from './contact-of-unit.ts';
import { claimReminders, type EndingTerm, selectEnding } from './ending.store.ts';

/** How many days before the end; the last first, so that what was added late gets one mail and not two. */
const STEPS = [7, 60] as const;

/**
 * Tells owners that a warranty ends soon (a job, daily): once for each step, in one mail and SMS for all units of a kind that end on that day.
 * Nobody who declined advice. Answers how many mails it wrote.
 */
export async function remindOfWarrantyEnds(platform: Platform): Promise<number> {
  const today = dayInIndia(platform.clock.now());
  let told = 0;
  for (const days of STEPS) {
    const ending = await selectEnding(platform.db, { from: today, until: addDays(today, days), days });
    const groups = Map.groupBy(ending, ({ uid, name, part, endsOn }) => [uid, name, part, endsOn].join('\n'));
    for (const terms of groups.values()) if (await tell(platform, terms, days)) told += 1;
  }
  return told;
}

/** Whether this call told them. */
async function tell(platform: Platform, terms: EndingTerm[], days: (typeof STEPS)[number]): Promise<boolean> {
  const [first] = terms;
  if (!first || !(await wantsAdvice(platform, first))) return false;
  const { uid, locale, test } = first;
  return transact(platform, async (write) => {
    const claimed = new Set(await claimReminders(write.trx, terms, days, platform.clock.now()));
    const mine = terms.filter(({ unitId }) => claimed.has(unitId));
    const to = await contactOfUnit(write.trx, mine[0] ?? first);
    if (mine.length === 0 || !isMailAddress(to.email)) return false;
    await notify(write, platform, {
      kind: 'warranty-ends',
      to,
      locale,
      uid,
      test,
      compose: (words, language) => ({
        mail: endMail(words, platform.settings, mine, language),
        sms: words('units.ends.sms', {
          shop: platform.shopSettings.current.name,
          ...{ name: first.name, end: writtenDay(language, noonOf(first.endsOn)) },
        }),
      }),
    });
    return true;
  });
}

const noonOf = (day: Day) => instantInIndia(day, '12:00');

function endMail(t: MailWords, settings: Platform['settings'], terms: EndingTerm[], locale: Locale): MailContent {
  const [{ name, part, endsOn }] = terms as [EndingTerm];
  const end = writtenDay(locale, noonOf(endsOn));
  const known = ['product', 'performance', 'inverter', 'micro-inverter', 'panels', 'battery', 'structure'];
  return {
    subject: t('units.ends.subject', { name, end }),
    heading: t('units.ends.heading', { name }),
    parts: [
      { paragraph: t('units.ends.text', { end, part: known.includes(part) ? t(`units.parts.${part}`) : part }) },
      { quote: terms.map(({ serial }) => serial).join('\n') },
      { paragraph: t('units.ends.look') },
      { button: t('units.button'), url: pageLink(settings, 'warranty') },
      { button: t('units.ends.stop'), url: pageLink(settings, 'visitAdvice') },
    ],
  };
}
