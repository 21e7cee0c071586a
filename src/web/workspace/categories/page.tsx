import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { CategoryDialog } from '#src/web/features/brands-and-categories/category-dialog.tsx';
import { KindList } from '#src/web/features/brands-and-categories/kind-list.tsx';
import { RetireDialog } from '#src/web/features/brands-and-categories/retire-dialog.tsx';
import { RetiredList } from '#src/web/features/brands-and-categories/retired-list.tsx';
import type { CategoryRow } from '#src/web/features/brands-and-categories/row.ts';
import { LiveUpdates } from '#src/web/features/live-updates/live-updates.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { NoPicture, Picture } from '#src/web/ui/picture.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { PanelEditor } from './panel-editor.tsx';

export { loader } from './page.server.ts';

/** The shop's categories, and which of them are on the home page's panel. */
export default function CategoriesDesk({ loaderData: { categories, mostTiles } }: Route.ComponentProps) {
  const t = useTranslations('catalogueDesk');
  const [open, setOpen] = useState<CategoryRow | 'new'>();
  const [retiring, setRetiring] = useState<CategoryRow>();
  const rows = categories.filter(({ retired }) => !retired);
  return (
    <div className="pb-12">
      <PageHead title={t('category.title')} noindex />
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
        <LiveUpdates subjects={['catalogue']} />
        {rows.length === 0 ? (
          <EmptyState title={t('category.none')} text={t('category.noneText')} />
        ) : (
          <KindList
            kind="category"
            rows={rows}
            picture={({ picture }) => (
              <span className="grid size-14 shrink-0 overflow-hidden rounded-card bg-well">
                {picture ? (
                  <Picture picture={picture} sizes="56px" decorative className="size-full object-cover" />
                ) : (
                  <NoPicture />
                )}
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
        <RetireDialog
          kind="category"
          row={retiring}
          others={rows.filter(({ slug }) => slug !== retiring.slug)}
          onClose={() => setRetiring(undefined)}
        />
      )}
    </div>
  );
}
