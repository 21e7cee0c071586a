import { useTranslations } from 'use-intl';
import { sellerOf } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { Notice } from '../components/notice.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { LegalSection, useSectionTitles } from '../legal/legal-section.tsx';
import { OwnLegalPage } from '../legal/own-legal-page.tsx';
import { useRoot } from '../use-root.ts';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/terms.ts';
import { sectionsOf } from './terms/facts.ts';
import { loadTerms } from './terms.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadTerms({ context });

export const ErrorBoundary = FailedPage;

export default function Terms({ loaderData: { origin, own } }: Route.ComponentProps) {
  const store = useStore();
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
