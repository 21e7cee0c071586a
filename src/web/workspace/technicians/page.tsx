import { HardHat, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import type { ServiceArea, Technician } from '#src/wire/domain.ts';
import type { Route } from './+types/page.ts';
import { TechnicianDialog } from './technician-dialog.tsx';
import { useWeekWords } from './week-words.ts';

export { loader } from './page.server.ts';

/** The technicians who make visits. */
export default function Technicians({ loaderData: { technicians, areas } }: Route.ComponentProps) {
  const t = useTranslations('roster');
  const [open, setOpen] = useState<Technician | 'new'>();
  return (
    <>
      <PageHead title={t('technicians')} noindex />
      <PageTitle
        title={t('technicians')}
        lead={t('techniciansLead')}
        action={
          <LiveButton onClick={() => setOpen('new')}>
            <UserPlus aria-hidden className="size-5" />
            {t('addTechnician')}
          </LiveButton>
        }
      />
      {technicians.length === 0 ? (
        <EmptyState title={t('noTechnicians')} text={t('noTechniciansText')} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
          {technicians.map((one) => (
            <li key={one.id}>
              <TechnicianCard technician={one} areas={areas} onEdit={() => setOpen(one)} />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <TechnicianDialog
          technician={open === 'new' ? undefined : open}
          areas={areas}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function TechnicianCard({
  technician,
  areas,
  onEdit,
}: {
  technician: Technician;
  areas: ServiceArea[];
  onEdit: () => void;
}) {
  const t = useTranslations('roster');
  const weekWords = useWeekWords();
  const names = areas.filter(({ id }) => technician.areaIds.includes(id)).map(({ name }) => name);
  return (
    <Card as="article" className="grid h-full grid-rows-[auto_1fr_auto] gap-4 p-5">
      <header className="flex items-start gap-4">
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-wash text-link">
          <HardHat className="size-6" />
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-lg font-bold tracking-tight wrap-anywhere">{technician.name}</h2>
          <p className="text-sm text-soft wrap-anywhere">{technician.email || t('withoutAccount')}</p>
        </div>
        {!technician.active && <Badge>{t('away')}</Badge>}
      </header>
      <dl className="grid content-start gap-3 text-[0.9375rem]">
        {technician.phone && (
          <div>
            <dt className="sr-only">{t('phone')}</dt>
            <dd>
              <a href={`tel:+91${technician.phone}`} className="tabular text-link underline underline-offset-2">
                {technician.phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-xs font-semibold text-soft">{t('areas')}</dt>
          <dd>{names.join(', ') || t('nowhere')}</dd>
        </div>
        <div>
          <dt className="text-xs font-semibold text-soft">{t('hours')}</dt>
          {weekWords(technician.hours).map((line) => (
            <dd key={line} className="tabular">
              {line}
            </dd>
          ))}
          {technician.hours.length === 0 && <dd>{t('noHours')}</dd>}
        </div>
      </dl>
      <Button look="secondary" aria-label={t('editOf', { name: technician.name })} onClick={onEdit}>
        {t('edit')}
      </Button>
    </Card>
  );
}
