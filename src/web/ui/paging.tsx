import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { LinkButton } from './button.tsx';

type PagingProps = {
  /** The area of its texts: `pages`, `previous`, `next` and `page`. */
  area: string;
  page: number;
  pages: number;
  to: (page: number) => string;
};

/** One page back, one forward; nothing if one page holds all. */
export function Paging({ area, page, pages, to }: PagingProps) {
  const t = useTextsOf(area);
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-3 pt-4">
      {page > 1 && (
        <LinkButton look="secondary" to={to(page - 1)} rel="prev">
          <ChevronLeft aria-hidden className="size-5" />
          {t('previous')}
        </LinkButton>
      )}
      <p className="tabular text-sm text-soft">{t('page', { page, pages })}</p>
      {page < pages && (
        <LinkButton look="secondary" to={to(page + 1)} rel="next">
          {t('next')}
          <ChevronRight aria-hidden className="size-5" />
        </LinkButton>
      )}
    </nav>
  );
}
