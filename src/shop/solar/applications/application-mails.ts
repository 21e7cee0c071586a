import { type Day, instantInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type MailWords, writtenDay } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { Plant } from '#src/shop/solar/plants/plant.ts';
import type { StepDraft } from './application.ts';
import type { nextOf } from './show-application.ts';

type Next = NonNullable<ReturnType<typeof nextOf>>;
type Settings = Platform['settings'];

const day = (locale: Locale, on: Day) => writtenDay(locale, instantInIndia(on, '12:00'));

/** Who acts next, and how long that takes as a rule. */
const nextWords = (t: MailWords, { state, by, days }: Next): string =>
  t('applications.next', {
    step: t(`applicationSteps.${state}`),
    actor: t(`applicationActors.${by}`),
    days: days ?? 0,
  });

/** What the shop has entered about an application. */
export function stepMail(
  t: MailWords,
  settings: Settings,
  { plant, step, next }: { plant: Plant; step: StepDraft; next: Next | undefined },
  locale: Locale,
): MailContent {
  const name = t(`applicationSteps.${step.state}`);
  return {
    subject: t('applications.step.subject', { plant: plant.name, step: name }),
    heading: name,
    parts: [
      { paragraph: t('applications.step.text', { plant: plant.name, step: name, day: day(locale, step.on) }) },
      ...(step.note
        ? [
            {
              paragraph: t(step.state === 'rejected' ? 'applications.reason' : 'applications.note', {
                text: step.note,
              }),
            },
          ]
        : []),
      ...(next ? [{ paragraph: nextWords(t, next) }] : []),
      { button: t('applications.button'), url: pageLink(settings, 'plant', plant.id) },
      { paragraph: t('applications.entered') },
    ],
  };
}

/** It is the customer's turn, and longer so than usual. */
export function reminderMail(
  t: MailWords,
  settings: Settings,
  { plant, since, next }: { plant: Plant; since: Day; next: Next },
  locale: Locale,
): MailContent {
  const step = t(`applicationSteps.${next.state}`);
  return {
    subject: t('applications.turn.subject', { plant: plant.name }),
    heading: t('applications.turn.heading'),
    parts: [
      { paragraph: t('applications.turn.text', { plant: plant.name, step, day: day(locale, since) }) },
      { paragraph: t('applications.turn.done') },
      { button: t('applications.button'), url: pageLink(settings, 'plant', plant.id) },
    ],
  };
}
