import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CheckLink } from './view.ts';

/** Checks that take this product as given. */
export function SolarChecks({ checks }: { checks: readonly CheckLink[] }) {
  const t = useTranslations('product.checks');
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="checks">
      <h2 id="checks" className="mb-2 text-lg font-bold tracking-tight">
        {t('title')}
      </h2>
      <ul>
        {checks.map(({ check, to }) => (
          <li key={check}>
            <Link to={to} className="inline-flex min-h-11 items-center gap-1 font-semibold text-link hover:underline">
              {t(check)}
              <ChevronRight aria-hidden className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
