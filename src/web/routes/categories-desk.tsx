import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { KeepLive } from '../admin/keep-live.tsx';
import { CategoryDialog } from '../catalogue-desk/category-dialog.tsx';
import { KindList } from '../catalogue-desk/kind-list.tsx';
import { PanelEditor } from '../catalogue-desk/panel-editor.tsx';
import { RetireDialog } from '../catalogue-desk/retire-dialog.tsx';
import { RetiredList } from '../catalogue-desk/retired-list.tsx';
import type { CategoryRow } from '../catalogue-desk/row.ts';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { NoPicture, Picture } from '../components/picture.tsx';
import { EmptyState } from '../components/states.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LiveButton } from '../live-button.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/categories-desk.ts';
import { loadCategoriesDesk } from './categories-desk.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadCategoriesDesk({ context, request });

export const ErrorBoundary = FailedPage;

/** What the shop sells, by kinds; and which of them stand on the home page's panel. */
export default function CategoriesDesk({ loaderData: { categories, mostTiles } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('catalogueDesk');
  const [open, setOpen] = useState<CategoryRow | 'new'>();
  const [retiring, setRetiring] = useState<CategoryRow>();
  const rows = categories.filter(({ retired }) => !retired);
  return (
    <div className="pb-12">
      <PageHead title={`${t('category.title')} · ${store.name}`} noindex />
      <PageTitle
        title={t('category.title')}
        lead={t('category.lead')}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton look="secondary" to={hrefs.products()}>
              {t('category.view')}
            </LinkButton>
            <LiveButton onClick={() => setOpen('new')}>
              <Plus aria-hidden className="size-5" />
              {t('category.add')}
            </LiveButton>
          </div>
        }
      />
      <div className="grid gap-8">
        <KeepLive subjects={['catalogue']} />
        {rows.length === 0 ? (
          <EmptyState title={t('category.none')} text={t('category.noneText')} />
        ) : (
          <KindList
            kind="category"
            rows={rows}
            picture={({ picture }) => (
              <span className="grid size-14 shrink-0 overflow-hidden rounded-card bg-well">
                {picture ? <Picture picture={picture} sizes="56px" decorative className="size-full object-cover" /> : <NoPicture />}
              </span>
            )}
            onEdit={setOpen}
            onRetire={setRetiring}
          />
        )}
        {rows.length > 0 && <PanelEditor categories={rows} most={mostTiles} />}
        <RetiredList kind="category" rows={categories.filter(({ retired }) => retired)} />
      </div>
      {open && <CategoryDialog {...(open !== 'new' && { category: open })} onClose={() => setOpen(undefined)} />}
      {retiring && (
        <RetireDialog kind="category" row={retiring} others={rows.filter(({ slug }) => slug !== retiring.slug)} onClose={() => setRetiring(undefined)} />
      )}
    </div>
  );
}
