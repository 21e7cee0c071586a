import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { BRAND, type ShopSettings } from '#src/kernel/brand.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { languageOf } from '#src/kernel/locales.ts';
import { holidayAt, wordsFor } from '#src/shop/back-office/opening/opening.ts';
import { looksOf } from '#src/shop/back-office/settings/looks.ts';
import { areaOf, soldStates, stateName } from '#src/shop/back-office/settings/sold-states.ts';
import { setApart } from '#src/ssr/data-apart.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** Sends a visitor redirected by the gate to /signup, also when the page was reached without a new document. */
export const gate: MiddlewareFunction<Response> = ({ context }, next) => {
  const { redirectTo } = context.get(pageContext);
  if (redirectTo) throw redirect(redirectTo);
  return next();
};

/** Without the bank account, which is shown to whoever pays by transfer. */
const forEverybody = (store: ShopSettings): ShopSettings => ({ ...store, transfer: BRAND.transfer });

/** What every page needs: language, kind of visitor, whether payments are tests, whether the shop is open, and where we deliver. */
export async function loadRoot({ context }: { context: Readonly<RouterContextProvider> }) {
  const { kind, locale, shop, origin, apart } = context.get(pageContext);
  const states = soldStates(shop);
  const mainLanguage = languageOf(shop.settings.locale);
  const { state } = shop.opening.current;
  const holiday = holidayAt(shop.opening.current, shop.clock.now());
  return setApart(apart, {
    kind,
    locale,
    mainLanguage,
    origin,
    texts: texts(locale, 'shell', 'card', 'errors', 'opening'),
    opening: {
      state,
      holiday: holiday && { from: holiday.from, to: holiday.to, words: wordsFor(holiday.words, locale) },
    },
    store: forEverybody(shop.shopSettings.current),
    looks: looksOf(shop.shopSettings.current),
    testPayments: shop.settings.testPayments,
    pictureHosts: shop.settings.pictureHosts,
    states,
    /** The States' names in the page's language. */
    stateNames: Object.fromEntries(states.map((name) => [name, stateName(locale, name)])),
    /** All of them, worded for a sentence. */
    area: areaOf(locale, states),
    year: Number(dayInIndia(shop.clock.now()).slice(0, 4)),
  });
}
