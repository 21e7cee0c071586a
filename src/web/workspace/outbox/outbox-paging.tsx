import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** Newer and older; nothing where one page holds all. */
export function OutboxPaging({ page, pages }: { page: number; pages: number }) {
  const t = useTranslations('outbox');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <LinkButton look="secondary" to={hrefs.outbox({ page: page - 1 })} rel="prev">
          <ChevronLeft aria-hidden className="size-5" />
          {t('newer')}
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="tabular text-sm text-soft">{t('page', { page, pages })}</p>
      {page < pages ? (
        <LinkButton look="secondary" to={hrefs.outbox({ page: page + 1 })} rel="next">
          {t('older')}
          <ChevronRight aria-hidden className="size-5" />
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
