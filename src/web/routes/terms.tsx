import { useTranslations } from 'use-intl';
import { sellerOf } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { Notice } from '../components/notice.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { LegalSection, useSectionTitles } from '../legal/legal-section.tsx';
import { useRoot } from '../use-root.ts';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/terms.ts';
import { sectionsOf } from './terms/facts.ts';
import { loadTerms } from './terms.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadTerms({ context });

export const ErrorBoundary = FailedPage;

export default function Terms({ loaderData: { origin } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('terms');
  const { testPayments, area } = useRoot();
  const all = sectionsOf(store, area);
  return (
    <LegalPage area="terms" address={origin + hrefs.terms} facts={{ seller: sellerOf(store) }} sections={useSectionTitles('terms', all)}>
      {testPayments && (
        <div className="max-w-prose">
          <Notice tone="warning">{t('test')}</Notice>
        </div>
      )}
      {all.map((section) => (
        <LegalSection key={section.id} area="terms" section={section} />
      ))}
    </LegalPage>
  );
}
