import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Banner } from '#src/contract/domain.ts';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LiveButton } from '../live-button.tsx';
import { BannerDialog } from '../storefront/banner-dialog.tsx';
import { BannerList } from '../storefront/banner-list.tsx';
import { PicksPanel } from '../storefront/picks-panel.tsx';
import { SectionsPanel } from '../storefront/sections-panel.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/home-desk.ts';
import { loadHomeDesk } from './home-desk.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadHomeDesk({ context, request });

export const ErrorBoundary = FailedPage;

/** What the home page shows of the owner's own: its sections in their order, slides, banners, and the products that come first. */
export default function HomeDesk({ loaderData: { banners, picks, places, sections, scenes, layout, standardOrder, titled } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('homeDesk');
  const [open, setOpen] = useState<Banner | 'new'>();
  return (
    <>
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton look="secondary" to={hrefs.home}>
              {t('view')}
            </LinkButton>
            <LiveButton onClick={() => setOpen('new')}>
              <ImagePlus aria-hidden className="size-5" />
              {t('add')}
            </LiveButton>
          </div>
        }
      />
      <div className="grid gap-10">
        <SectionsPanel layout={layout} standardOrder={standardOrder} titled={titled} />
        {places.map((place) => (
          <BannerList key={place} place={place} rows={banners.filter(({ banner }) => banner.place === place)} onEdit={setOpen} />
        ))}
        <PicksPanel picks={picks} sections={sections} />
      </div>
      {open && <BannerDialog banner={open === 'new' ? undefined : open} places={places} scenes={scenes} onClose={() => setOpen(undefined)} />}
    </>
  );
}
