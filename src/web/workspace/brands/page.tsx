import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { BrandDialog } from '#src/web/features/brands-and-categories/brand-dialog.tsx';
import { KindList } from '#src/web/features/brands-and-categories/kind-list.tsx';
import { RetireDialog } from '#src/web/features/brands-and-categories/retire-dialog.tsx';
import { RetiredList } from '#src/web/features/brands-and-categories/retired-list.tsx';
import type { BrandRow } from '#src/web/features/brands-and-categories/row.ts';
import { LiveUpdates } from '#src/web/features/live-updates/live-updates.tsx';
import { Mark } from '#src/web/features/product-card/brand-mark.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** The makers of what the shop sells. */
export default function BrandsDesk({ loaderData: { brands } }: Route.ComponentProps) {
  const t = useTranslations('catalogueDesk');
  const [open, setOpen] = useState<BrandRow | 'new'>();
  const [retiring, setRetiring] = useState<BrandRow>();
  const rows = brands.filter(({ retired }) => !retired);
  return (
    <div className="pb-12">
      <PageHead title={t('brand.title')} noindex />
      <PageTitle
        title={t('brand.title')}
        lead={t('brand.lead')}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton look="secondary" to={hrefs.brands}>
              {t('brand.view')}
            </LinkButton>
            <LiveButton onClick={() => setOpen('new')}>
              <Plus aria-hidden className="size-5" />
              {t('brand.add')}
            </LiveButton>
          </div>
        }
      />
      <div className="grid gap-8">
        <LiveUpdates subjects={['catalogue']} />
        {rows.length === 0 ? (
          <EmptyState title={t('brand.none')} text={t('brand.noneText')} />
        ) : (
          <KindList
            kind="brand"
            rows={rows}
            picture={({ mark, name }) => (
              <span className="grid h-14 w-32 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-white px-2 text-on-well">
                <Mark mark={mark} name={name} />
              </span>
            )}
            onEdit={setOpen}
            onRetire={setRetiring}
          />
        )}
        <RetiredList kind="brand" rows={brands.filter(({ retired }) => retired)} />
      </div>
      {open && <BrandDialog {...(open !== 'new' && { brand: open })} onClose={() => setOpen(undefined)} />}
      {retiring && (
        <RetireDialog
          kind="brand"
          row={retiring}
          others={rows.filter(({ slug }) => slug !== retiring.slug)}
          onClose={() => setRetiring(undefined)}
        />
      )}
    </div>
  );
}
