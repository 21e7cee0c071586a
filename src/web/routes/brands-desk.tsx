import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { KeepLive } from '../admin/keep-live.tsx';
import { BrandDialog } from '../catalogue-desk/brand-dialog.tsx';
import { KindList } from '../catalogue-desk/kind-list.tsx';
import { RetireDialog } from '../catalogue-desk/retire-dialog.tsx';
import { RetiredList } from '../catalogue-desk/retired-list.tsx';
import type { BrandRow } from '../catalogue-desk/row.ts';
import { Mark } from '../components/brand-mark.tsx';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { EmptyState } from '../components/states.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LiveButton } from '../live-button.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/brands-desk.ts';
import { loadBrandsDesk } from './brands-desk.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadBrandsDesk({ context, request });

export const ErrorBoundary = FailedPage;

/** The makers of what the shop sells. */
export default function BrandsDesk({ loaderData: { brands } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('catalogueDesk');
  const [open, setOpen] = useState<BrandRow | 'new'>();
  const [retiring, setRetiring] = useState<BrandRow>();
  const rows = brands.filter(({ retired }) => !retired);
  return (
    <div className="pb-12">
      <PageHead title={`${t('brand.title')} · ${store.name}`} noindex />
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
        <KeepLive subjects={['catalogue']} />
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
        <RetireDialog kind="brand" row={retiring} others={rows.filter(({ slug }) => slug !== retiring.slug)} onClose={() => setRetiring(undefined)} />
      )}
    </div>
  );
}
