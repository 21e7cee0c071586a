import type { Language } from '#src/kernel/locales.ts';
import { areaOf, soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { TextFacts } from '#src/wire/content/page-text-tree.ts';

/** The facts that a text in this language may name. */
export const textFacts = (shop: Shop, language: Language): TextFacts => ({
  ...shop.shopSettings.current,
  area: areaOf(language, soldStates(shop)),
});
