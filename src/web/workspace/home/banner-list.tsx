import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { rememberFocus } from '#src/web/ui/return-focus.ts';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moved, useOrder } from '#src/web/ui/use-order.ts';
import { arrangeBanners, removeBanner } from '#src/wire/client/storefront.ts';
import type { Banner, ManagedBanner } from '#src/wire/domain.ts';
import { MoveButtons } from './move-buttons.tsx';

type Row = { banner: ManagedBanner; picture: PictureSource | undefined };
const TONES = { shown: 'leaf', planned: 'brand', ended: 'plain', hidden: 'plain' } as const;

/** The banners of one place, in order. */
export function BannerList({
  place,
  rows,
  builtIn,
  onEdit,
}: {
  place: Banner['place'];
  rows: Row[];
  /** What is shown there without a banner of the owner's. */
  builtIn: PictureSource | undefined;
  onEdit: (banner: Banner) => void;
}) {
  const t = useTranslations('homeDesk');
  const { busy, error, run } = useMutation('homeDesk');
  const [removing, setRemoving] = useState<Banner>();
  const ids = rows.map(({ banner }) => banner.id);
  async function move(from: number, to: number) {
    const keepFocus = rememberFocus(); // moving takes the row out of the document for a moment
    await run(() => arrangeBanners(place, moved(ids, from, to)), t('moved'));
    keepFocus();
  }
  const order = useOrder(move, busy);
  return (
    <section aria-labelledby={`place-${place}`}>
      <h2 id={`place-${place}`} className="text-lg font-bold tracking-tight">
        {t(`places.${place}`)}
      </h2>
      <div className="flex items-center gap-4 pb-3">
        {rows.length === 0 && builtIn && (
          <span className="h-16 w-28 shrink-0 overflow-hidden rounded-card bg-well">
            <Picture picture={builtIn} sizes="112px" decorative />
          </span>
        )}
        <p className="text-sm text-soft">{t(rows.length ? `placeText.${place}` : `builtIn.${place}`)}</p>
      </div>
      {error && !removing && <ErrorNotice>{error}</ErrorNotice>}
      {rows.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {rows.map(({ banner, picture }, at) => {
            const { title } = banner.words.en;
            return (
              <li key={banner.id} {...order(at)} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
                <span className="h-16 w-24 shrink-0 overflow-hidden rounded-card bg-well">
                  <Picture picture={picture} sizes="96px" decorative className="size-full object-cover" />
                </span>
                <div className="min-w-0 grow basis-48">
                  <p className="font-semibold wrap-anywhere">{title}</p>
                  <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
                    <span className="wrap-anywhere">{banner.link}</span>
                    <Badge tone={TONES[banner.state]}>{t(`states.${banner.state}`)}</Badge>
                  </p>
                </div>
                <div className="flex items-center">
                  <MoveButtons title={title} at={at} count={rows.length} busy={busy} onMove={move} />
                  <Button look="quiet" aria-label={t('editOf', { title })} onClick={() => onEdit(banner)}>
                    {t('edit')}
                  </Button>
                  <Button look="quiet" aria-label={t('removeOf', { title })} onClick={() => setRemoving(banner)}>
                    {t('remove')}
                  </Button>
                </div>
              </li>
            );
          })}
        </Card>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('removeTitle')}
        onClose={() => setRemoving(undefined)}
        keep={t('cancel')}
        act={t('remove')}
        busy={busy}
        error={error}
        onAct={async () =>
          removing && (await run(() => removeBanner(removing.id), t('removed'))) && setRemoving(undefined)
        }
      >
        <p>{removing?.words.en.title}</p>
      </ConfirmDialog>
    </section>
  );
}
