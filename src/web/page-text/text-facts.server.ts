import type { TextFacts } from '#src/contract/page-text.ts';
import type { Language } from '#src/platform/languages.ts';
import type { Shop } from '#src/shop/shop.ts';
import { areaOf, soldStates } from '#src/shop/store-settings/sold-states.ts';

/** What a text in this language may name. */
export const textFacts = (shop: Shop, language: Language): TextFacts => ({ ...shop.store.current, area: areaOf(language, soldStates(shop)) });
