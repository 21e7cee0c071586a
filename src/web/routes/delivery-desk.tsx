import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeliveryZone } from '#src/contract/domain.ts';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { ChargesForm } from '../delivery/charges-form.tsx';
import { Holidays } from '../delivery/holidays.tsx';
import { ZoneDialog } from '../delivery/zone-dialog.tsx';
import { ZoneList } from '../delivery/zone-list.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LiveButton } from '../live-button.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/delivery-desk.ts';
import { loadDeliveryDesk } from './delivery-desk.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadDeliveryDesk({ context, request });

export const ErrorBoundary = FailedPage;

/** What delivery costs, how long it takes, where it goes and when it rests. */
export default function DeliveryDesk({ loaderData: { served, shut, states, holidays, today } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('deliveryDesk');
  const [open, setOpen] = useState<DeliveryZone | 'new'>();
  return (
    <>
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <LiveButton onClick={() => setOpen('new')}>
            <MapPinPlus aria-hidden className="size-5" />
            {t('addZone')}
          </LiveButton>
        }
      />
      <div className="grid gap-10">
        <ChargesForm key={served.map(({ charge, freeFrom }) => `${charge}/${freeFrom}`).join()} zones={served} />
        <ZoneList title={t('served')} served zones={served} onEdit={setOpen} />
        <Holidays holidays={holidays} today={today} />
        <ZoneList title={t('notServed')} folded zones={shut} onEdit={setOpen} />
      </div>
      {open && <ZoneDialog states={states} zone={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
