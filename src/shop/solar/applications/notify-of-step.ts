import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import type { Plant } from '#src/shop/solar/plants/plant.ts';
import { selectUsualDays } from './application.store.ts';
import type { Application, StepDraft } from './application.ts';
import { reminderMail, stepMail } from './application-mails.ts';
import { nextOf } from './show-application.ts';

type Telling = Pick<Write, 'trx'>;

/** Tells a customer what the shop has entered, in that transaction. */
export async function notifyOfStep(
  write: Telling,
  platform: Platform,
  plant: Plant,
  application: Application,
  step: StepDraft,
): Promise<void> {
  const next = nextOf(application, await selectUsualDays(write.trx));
  await send(write, platform, plant, 'application-step', (words, language) =>
    stepMail(words, platform.settings, { plant, step, next }, language),
  );
}

/** Reminds a customer that it is their turn. */
export async function notifyOfTurn(
  write: Telling,
  platform: Platform,
  plant: Plant,
  application: Application,
): Promise<void> {
  const next = nextOf(application, await selectUsualDays(write.trx));
  if (!next) return;
  await send(write, platform, plant, 'application-turn', (words, language) =>
    reminderMail(words, platform.settings, { plant, since: application.since, next }, language),
  );
}

type Compose = Parameters<typeof notify>[2]['compose'];
type Mail = (...args: Parameters<Compose>) => ReturnType<Compose>['mail'];

async function send({ trx }: Telling, platform: Platform, plant: Plant, kind: string, mail: Mail): Promise<void> {
  const { name, email } = await showAccount({ db: trx }, plant.uid);
  await notify({ trx }, platform, {
    kind,
    to: { name, email },
    locale: plant.locale,
    uid: plant.uid,
    test: false,
    compose: (words, language) => ({ mail: mail(words, language) }),
  });
}
