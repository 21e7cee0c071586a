import { listPageTexts } from '#src/shop/content/page-texts/list-page-texts.ts';
import { showPageText } from '#src/shop/content/page-texts/show-page-text.ts';
import type { Shop } from '#src/shop/shop.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { lackingIn } from '#src/web/features/page-text/facts-in.ts';
import { standardText } from '#src/web/features/page-text/standard-text.server.ts';
import { textFacts } from '#src/web/features/page-text/text-facts.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { FactName, Language, LivePart, TextPage } from '#src/wire/domain.ts';
import { TEXT_PAGE_PATHS } from '#src/wire/page-text-tree.ts';

export const loadPageTexts = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
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
