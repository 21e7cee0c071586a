import { pageContext } from '#src/pages/page-context.ts';
import { showAccount } from '#src/shop/identity/show-account.ts';
import { showTrial } from '#src/shop/trial/show-trial.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadTrial = (args: LoaderArgs) =>
  answered(args.context, async () => {
    const customer = await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const [trial, account] = await Promise.all([showTrial(shop), showAccount(shop, customer.uid)]);
    return { texts: texts(locale, 'trial', 'profile', 'signUp'), trial, account };
  });

export type TrialData = Awaited<ReturnType<typeof loadTrial>>;
