import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Banner } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { BannerDialog } from './banner-dialog.tsx';
import { BannerList } from './banner-list.tsx';
import { PicksPanel } from './picks-panel.tsx';
import { SectionsPanel } from './sections-panel.tsx';

export { loader } from './page.server.ts';

/** The owner's part of the home page: its sections in order, slides, banners, and the products that come first. */
export default function HomeDesk({
  loaderData: { banners, picks, places, sections, scenes, builtIn, layout, standardOrder, titled },
}: Route.ComponentProps) {
  const t = useTranslations('homeDesk');
  const [open, setOpen] = useState<Banner | 'new'>();
  return (
    <>
      <PageHead title={t('title')} noindex />
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
          <BannerList
            key={place}
            place={place}
            rows={banners.filter(({ banner }) => banner.place === place)}
            builtIn={place === 'hero' ? undefined : builtIn[place]}
            onEdit={setOpen}
          />
        ))}
        <PicksPanel picks={picks} sections={sections} />
      </div>
      {open && (
        <BannerDialog
          banner={open === 'new' ? undefined : open}
          places={places}
          scenes={scenes}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
