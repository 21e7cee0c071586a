import { showTrial } from '#src/shop/back-office/trial/show-trial.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('trial', async ({ customer, shop, locale }) => {
  const [trial, account] = await Promise.all([showTrial(shop), showAccount(shop, customer.uid)]);
  return { texts: texts(locale, 'trial', 'profile', 'signUp'), trial, account };
});

export type TrialData = Awaited<ReturnType<typeof loader>>;
