import { useTranslations } from 'use-intl';
import { sellerOf } from '#src/kernel/brand.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { LegalPage } from '#src/web/features/legal/legal-page.tsx';
import { LegalSection, useSectionTitles } from '#src/web/features/legal/legal-section.tsx';
import { sectionsOf } from '#src/web/features/page-text/facts/terms-facts.ts';
import { OwnLegalPage } from '#src/web/features/page-text/own-legal-page.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

export default function Terms({ loaderData: { origin, own } }: Route.ComponentProps) {
  const store = useShopSettings();
  const t = useTranslations('terms');
  const { testPayments, area } = useRoot();
  const address = origin + hrefs.terms;
  const all = sectionsOf(store, area);
  const titles = useSectionTitles('terms', own ? [] : all);
  const notice = testPayments && (
    <div className="max-w-prose">
      <Notice tone="warning">{t('test')}</Notice>
    </div>
  );
  if (own) return <OwnLegalPage area="terms" address={address} own={own} notice={notice} />;
  return (
    <LegalPage area="terms" address={address} facts={{ seller: sellerOf(store) }} sections={titles}>
      {notice}
      {all.map((section) => (
        <LegalSection key={section.id} area="terms" section={section} />
      ))}
    </LegalPage>
  );
}
