import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { DeliveryZone } from '#src/wire/domain.ts';
import type { Route } from './+types/page.ts';
import { ChargesForm } from './charges-form.tsx';
import { Holidays } from './holidays.tsx';
import { ZoneDialog } from './zone-dialog.tsx';
import { ZoneList } from './zone-list.tsx';

export { loader } from './page.server.ts';

/** What delivery costs, how long it takes, where it goes and on which days it does not. */
export default function DeliveryDesk({ loaderData: { served, shut, states, holidays, today } }: Route.ComponentProps) {
  const t = useTranslations('deliveryDesk');
  const [open, setOpen] = useState<DeliveryZone | 'new'>();
  return (
    <>
      <PageHead title={t('title')} noindex />
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
      {open && (
        <ZoneDialog states={states} zone={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
