import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';

/** The pages of a list; nothing where one holds all. */
export function AdminPaging({ page, pages, to }: { page: number; pages: number; to: (page: number) => string }) {
  const t = useTranslations('admin');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <LinkButton look="secondary" to={to(page - 1)} rel="prev">
          <ChevronLeft aria-hidden className="size-5" />
          {t('previousPage')}
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="tabular text-sm text-soft">{t('page', { page, pages })}</p>
      {page < pages ? (
        <LinkButton look="secondary" to={to(page + 1)} rel="next">
          {t('nextPage')}
          <ChevronRight aria-hidden className="size-5" />
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
