import type { RouterContextProvider } from 'react-router';
import { languageOf, languageTag } from '#src/kernel/locales.ts';
import { findPageText } from '#src/shop/content/page-texts/find-page-text.ts';
import { pageTextTag } from '#src/shop/content/page-texts/page-text.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { type Texts, texts } from '#src/web/messages/messages.server.ts';
import type { TextPage } from '#src/wire/domain.ts';

import { compileText, type ShownText } from './compile-text.ts';
import { textFacts } from './text-facts.server.ts';

/** The owner's text of a page; `lang` where it is not in the visitor's own language. */
export type OwnText = ShownText & { lang?: string; changedAt: string };

/**
 * What a page whose text the owner may write shows: their text, or the words of the standard one. With a text of their own the standard
 * text's paragraphs are not sent at all, so that no two promises stand side by side.
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
