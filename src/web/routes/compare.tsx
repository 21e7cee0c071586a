import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { CompareTable } from '../compare/compare-table.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { LinkButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { EmptyState } from '../components/states.tsx';
import { PageTitle } from '../components/surface.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/compare.ts';
import { loadCompare } from './compare.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadCompare({ context, request });

export default function Compare({ loaderData: { view } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('compare');
  const { products, category } = view;
  return (
    <div className="column">
      <PageHead title={`${t('title')} · ${store.name}`} description={t('lead')} noindex />
      <Breadcrumb trail={category ? [[hrefs.products({ category: category.slug }), category.name]] : []} here={t('title')} />
      <PageTitle title={t('title')} lead={t('lead')} />
      {products.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} action={<LinkButton to={hrefs.products()}>{t('noneAction')}</LinkButton>} />
      ) : (
        <div className="grid gap-5">
          {products.length === 1 && (
            <Notice
              action={
                <LinkButton look="secondary" size="small" to={hrefs.products(category ? { category: category.slug } : {})}>
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
