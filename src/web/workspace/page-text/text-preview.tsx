import { useFormatter, useTranslations } from 'use-intl';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { LegalFrame } from '#src/web/features/legal/legal-frame.tsx';
import { compileText } from '#src/web/features/page-text/compile-text.ts';
import { CookieList } from '#src/web/features/page-text/cookie-list.tsx';
import { DataList } from '#src/web/features/page-text/data-list.tsx';
import { SellerFacts } from '#src/web/features/page-text/seller-facts.tsx';
import { TextSections } from '#src/web/features/page-text/text-sections.tsx';
import type { Language, PageWords, TextPage } from '#src/wire/domain.ts';

/** The text as its page will show it, with the same components. */
export function TextPreview({
  page,
  language,
  words,
  area,
}: {
  page: TextPage;
  language: Language;
  words: PageWords;
  area: string;
}) {
  const store = useShopSettings();
  const t = useTranslations('pageTextDesk');
  const own = useTranslations(page);
  const format = useFormatter();
  const text = compileText(words, { ...store, area });
  const parts = page === 'privacy' ? { data: <DataList />, cookies: <CookieList /> } : {};
  const sections = <TextSections text={text} parts={parts} />;
  return (
    <section aria-label={t('preview')} className="rounded-card border border-line bg-ground p-4 sm:p-6">
      {page === 'about' ? (
        <div lang={language} className="mx-auto grid max-w-prose gap-10 text-lg">
          <header className="grid gap-3">
            <h2 className="text-display font-bold wrap-anywhere">{text.title}</h2>
            <p className="text-pretty">{text.lead}</p>
          </header>
          {sections}
        </div>
      ) : (
        <LegalFrame
          title={text.title}
          lead={text.lead}
          of={own('of', { date: format.dateTime(new Date(), { dateStyle: 'long' }) })}
          contents={own('contents')}
          sections={text.sections}
          lang={language}
          after={<SellerFacts />}
        >
          {sections}
        </LegalFrame>
      )}
    </section>
  );
}
