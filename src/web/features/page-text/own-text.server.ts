import type { RouterContextProvider } from 'react-router';
import { languageOf, languageTag } from '#src/kernel/locales.ts';
import { findPageText } from '#src/shop/content/page-texts/find-page-text.ts';
import { pageTextTag } from '#src/shop/content/page-texts/page-text.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Texts } from '#src/web/messages/tree.ts';
import type { TextPage } from '#src/wire/domain.ts';

import { compileText, type ShownText } from './compile-text.ts';
import { textFacts } from './text-facts.server.ts';

/** The owner's text of a page; `lang` if it is not in the visitor's language. */
export type OwnText = ShownText & { lang?: string; changedAt: string };

/**
 * What a page with an editable text shows: the owner's text, or the standard one. With an owner's text, the standard paragraphs are not sent at
 * all, so that no two promises contradict each other.
 */
export async function loadOwnText(
  context: Readonly<RouterContextProvider>,
  page: TextPage,
): Promise<{ own?: OwnText; texts: Texts }> {
  const { shop, locale, tag } = context.get(pageContext);
  tag(pageTextTag(page));
  const found = await findPageText(shop, page, locale);
  const standard = texts(locale, page);
  if (!found) return { texts: standard };
  const { sections: _, ...rest } = standard[page] ?? {};
  return {
    texts: { [page]: rest, ...texts(locale, 'pageText') },
    own: {
      ...compileText(found.words, textFacts(shop, found.language)),
      changedAt: found.changedAt.toISOString(),
      ...(found.language !== languageOf(locale) && { lang: languageTag(found.language) }),
    },
  };
}
