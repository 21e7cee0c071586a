import { LANGUAGES } from '#src/kernel/locales.ts';
import { notFound } from '#src/platform/fault.ts';
import { listPageTexts } from '#src/shop/content/page-texts/list-page-texts.ts';
import { TEXT_PAGES } from '#src/shop/content/page-texts/page-text.ts';
import { showPageText } from '#src/shop/content/page-texts/show-page-text.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { standardText } from '#src/web/features/page-text/standard-text.server.ts';
import { textFacts } from '#src/web/features/page-text/text-facts.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { FACT_PATHS, factOf, PARTS_OF, TEXT_PAGE_PATHS } from '#src/wire/content/page-text-tree.ts';
import type { FactName, TextPage } from '#src/wire/domain.ts';

export const loader = pageLoader('pageText', async ({ shop, locale, params }) => {
  const page = TEXT_PAGES.find((one) => one === params.page);
  const language = LANGUAGES.find((one) => one === params.language);
  if (!page || !language) throw notFound('page');
  const [{ version, words, versions }, listed] = await Promise.all([
    showPageText(shop, page, language),
    listPageTexts(shop),
  ]);
  const store = textFacts(shop, language);
  const when = indiaWhen(locale);
  return {
    texts: { ...texts(locale, 'pageTextDesk', 'pageText'), [page]: partTexts(texts(locale, page)[page]) },
    page,
    area: store.area,
    path: TEXT_PAGE_PATHS[page],
    language,
    version,
    words,
    standard: standardText(page, language, store),
    own: languagesOf(listed, page),
    versions: versions.map(({ at, ...one }) => ({ ...one, at: when(at) })),
    facts: (Object.keys(FACT_PATHS) as FactName[]).map((fact) => ({ name: fact, value: factOf(store, fact) })),
    parts: PARTS_OF[page] ?? [],
  };
});

const languagesOf = (listed: Awaited<ReturnType<typeof listPageTexts>>, page: TextPage) =>
  (listed.find((one) => one.page === page)?.languages ?? []).filter(({ own }) => own).map(({ language }) => language);

/** The preview draws the page's live parts and its layout; the standard paragraphs come as `standard`. */
const partTexts = (all: ReturnType<typeof texts>[string] | undefined) => {
  const { sections: _, ...rest } = all ?? {};
  return rest;
};

export type PageTextData = Awaited<ReturnType<typeof loader>>;
