import { listPageTexts } from '#src/shop/content/page-texts/list-page-texts.ts';
import { showPageText } from '#src/shop/content/page-texts/show-page-text.ts';
import type { Shop } from '#src/shop/shop.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { lackingIn } from '#src/web/features/page-text/facts-in.ts';
import { standardText } from '#src/web/features/page-text/standard-text.server.ts';
import { textFacts } from '#src/web/features/page-text/text-facts.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { TEXT_PAGE_PATHS } from '#src/wire/content/page-text-tree.ts';
import type { FactName, Language, LivePart, TextPage } from '#src/wire/domain.ts';

export const loader = pageLoader('pageTexts', async ({ shop, locale }) => {
  const when = indiaWhen(locale);
  const pages = (await listPageTexts(shop)).map(async ({ page, languages }) => ({
    page,
    path: TEXT_PAGE_PATHS[page],
    languages: await Promise.all(
      languages.map(async ({ language, own, changedAt, by }) => ({
        language,
        own,
        by,
        changed: changedAt && when(changedAt),
        lacking: own ? await lacking(shop, page, language) : [],
      })),
    ),
  }));
  return { texts: texts(locale, 'pageTextDesk'), pages: await Promise.all(pages) };
});

async function lacking(shop: Shop, page: TextPage, language: Language): Promise<(FactName | LivePart)[]> {
  const { words } = await showPageText(shop, page, language);
  return words ? lackingIn(words, standardText(page, language, textFacts(shop, language))) : [];
}
