import { showTrial } from '#src/shop/back-office/trial/show-trial.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadTrial = (args: LoaderArgs) =>
  answered(args.context, async () => {
    const customer = await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const [trial, account] = await Promise.all([showTrial(shop), showAccount(shop, customer.uid)]);
    return { texts: texts(locale, 'trial', 'profile', 'signUp'), trial, account };
  });

export type TrialData = Awaited<ReturnType<typeof loadTrial>>;
