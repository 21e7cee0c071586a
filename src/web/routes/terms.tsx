import { useTranslations } from 'use-intl';
import { BRAND } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { Notice } from '../components/notice.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { LegalSection, useSectionTitles } from '../legal/legal-section.tsx';
import { useRoot } from '../use-root.ts';
import type { Route } from './+types/terms.ts';
import { SECTIONS } from './terms/facts.ts';
import { loadTerms } from './terms.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadTerms({ context });

export const ErrorBoundary = FailedPage;

export default function Terms({ loaderData: { origin } }: Route.ComponentProps) {
  const t = useTranslations('terms');
  const { testPayments } = useRoot();
  const { seller } = BRAND.legal;
  return (
    <LegalPage area="terms" address={origin + hrefs.terms} facts={{ seller }} sections={useSectionTitles('terms', SECTIONS)}>
      {testPayments && (
        <div className="max-w-prose">
          <Notice tone="warning">{t('test')}</Notice>
        </div>
      )}
      {SECTIONS.map((section) => (
        <LegalSection key={section.id} area="terms" section={section} />
      ))}
    </LegalPage>
  );
}
