import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Chip } from '#src/web/ui/chip.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { CommentCard } from './comment-card.tsx';

export { loader } from './page.server.ts';

/** Reported comments of all products, and hidden ones. */
export default function Moderation({
  loaderData: { state, page, next, total, comments, locale },
}: Route.ComponentProps) {
  const t = useTranslations('moderation');
  return (
    <div className="max-w-3xl pb-12">
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <nav aria-label={t('which')} className="flex gap-2 pb-5">
        {(['reported', 'hidden'] as const).map((one) => (
          <Chip key={one} to={hrefs.moderation(one === 'hidden' ? { state: one } : {})} current={one === state}>
            {t(`states.${one}`)}
          </Chip>
        ))}
      </nav>
      <p role="status" className="tabular pb-3 text-sm font-semibold text-soft">
        {t('count', { count: total })}
      </p>
      {comments.length === 0 ? (
        <EmptyState title={t(`none.${state}`)} text={t(`noneText.${state}`)} />
      ) : (
        <ul className="grid gap-4">
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentCard comment={comment} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || next) && (
        <nav aria-label={t('pages')} className="flex justify-between gap-3 pt-6">
          {page > 1 ? (
            <LinkButton look="secondary" to={hrefs.moderation({ state, page: page - 1 })}>
              {t('previous')}
            </LinkButton>
          ) : (
            <span />
          )}
          {next && (
            <LinkButton look="secondary" to={hrefs.moderation({ state, page: next })}>
              {t('next')}
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}
