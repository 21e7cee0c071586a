import { TicketPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moveOffer } from '#src/wire/client/offers.ts';
import type { ManagedOffer } from '#src/wire/domain.ts';
import type { Route } from './+types/page.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferDialog } from './offer-dialog.tsx';

export { loader } from './page.server.ts';

/** Offer codes: those current and planned, then those that have ended. */
export default function Offers({ loaderData: { offers } }: Route.ComponentProps) {
  const t = useTranslations('offerDesk');
  const [open, setOpen] = useState<ManagedOffer | 'new'>();
  const [ending, setEnding] = useState<ManagedOffer>();
  const [current, past] = [
    offers.filter(({ state }) => state !== 'ended'),
    offers.filter(({ state }) => state === 'ended'),
  ];
  const list = (some: ManagedOffer[]) => (
    <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {some.map((one) => (
        <li key={one.code}>
          <OfferCard offer={one} onEdit={() => setOpen(one)} onEnd={() => setEnding(one)} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <LiveButton onClick={() => setOpen('new')}>
            <TicketPlus aria-hidden className="size-5" />
            {t('add')}
          </LiveButton>
        }
      />
      {offers.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <div className="grid gap-10">
          <section aria-labelledby="current">
            <h2 id="current" className="pb-3 text-lg font-bold tracking-tight">
              {t('current')}
            </h2>
            {current.length > 0 ? list(current) : <p className="text-soft">{t('nonePresent')}</p>}
          </section>
          {past.length > 0 && (
            <section aria-labelledby="past">
              <h2 id="past" className="pb-3 text-lg font-bold tracking-tight">
                {t('past')}
              </h2>
              {list(past)}
            </section>
          )}
        </div>
      )}
      {open && <OfferDialog offer={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      {ending && <EndDialog code={ending.code} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function EndDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslations('offerDesk');
  const { busy, error, run } = useMutation('offerDesk');
  return (
    <ConfirmDialog
      title={t('endTitle', { code })}
      onClose={onClose}
      keep={t('cancel')}
      act={t('end')}
      busy={busy}
      error={error}
      onAct={async () => (await run(() => moveOffer(code, 'ended'), t('ended'))) && onClose()}
    >
      <p>{t('endText')}</p>
    </ConfirmDialog>
  );
}
