import type { FactName, Language, LivePart, TextPage } from '#src/contract/domain.ts';
import { TEXT_PAGE_PATHS } from '#src/contract/page-text.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { listPageTexts } from '#src/shop/page-texts/list-page-texts.ts';
import { showPageText } from '#src/shop/page-texts/show-page-text.ts';
import type { Shop } from '#src/shop/shop.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { indiaWhen } from '../desk/india-when.server.ts';
import { texts } from '../messages/messages.server.ts';
import { lackingIn } from '../page-text/facts-in.ts';
import { standardText } from '../page-text/standard-text.server.ts';
import { textFacts } from '../page-text/text-facts.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

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
