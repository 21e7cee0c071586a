import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { CompareTable } from './compare-table.tsx';

export { loader } from './page.server.ts';

export default function Compare({ loaderData: { view } }: Route.ComponentProps) {
  const t = useTranslations('compare');
  const { products, category } = view;
  return (
    <div className="column">
      <PageHead title={t('title')} description={t('lead')} noindex />
      <Breadcrumb
        trail={category ? [[hrefs.products({ category: category.slug }), category.name]] : []}
        here={t('title')}
      />
      <PageTitle title={t('title')} lead={t('lead')} />
      {products.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={<LinkButton to={hrefs.products()}>{t('noneAction')}</LinkButton>}
        />
      ) : (
        <div className="grid gap-5">
          {products.length === 1 && (
            <Notice
              action={
                <LinkButton
                  look="secondary"
                  size="small"
                  to={hrefs.products(category ? { category: category.slug } : {})}
                >
                  {category?.name ?? t('noneAction')}
                </LinkButton>
              }
            >
              {t('one')}
            </Notice>
          )}
          <CompareTable view={view} />
        </div>
      )}
    </div>
  );
}
