import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle, SectionHeader } from '#src/web/ui/surface.tsx';
import type { ServiceArea } from '#src/wire/domain.ts';
import type { Route } from './+types/page.ts';
import { AreaDialog } from './area-dialog.tsx';
import { DaysOff } from './days-off.tsx';
import { RulesForm } from './rules-form.tsx';

export { loader } from './page.server.ts';

/** Where visits are made, the days off, and the rules by which slots are offered. */
export default function ServiceAreas({ loaderData: { areas, technicians, days, rules, today } }: Route.ComponentProps) {
  const t = useTranslations('roster');
  const [open, setOpen] = useState<ServiceArea | 'new'>();
  return (
    <div className="grid gap-12">
      <PageHead title={t('slots')} noindex />
      <section>
        <PageTitle
          title={t('slots')}
          lead={t('slotsLead')}
          action={
            <LiveButton onClick={() => setOpen('new')}>
              <MapPinPlus aria-hidden className="size-5" />
              {t('addArea')}
            </LiveButton>
          }
        />
        {areas.length === 0 ? (
          <EmptyState title={t('noAreas')} text={t('noAreasText')} />
        ) : (
          <Card as="ul" className="divide-y divide-line">
            {areas.map((area) => (
              <AreaRow
                key={area.id}
                area={area}
                working={technicians.filter((one) => one.active && one.areaIds.includes(area.id)).length}
                onEdit={() => setOpen(area)}
              />
            ))}
          </Card>
        )}
      </section>
      <section aria-labelledby="days">
        <SectionHeader id="days" title={t('daysOff')} />
        <DaysOff days={days} technicians={technicians} today={today} />
      </section>
      <section aria-labelledby="rules">
        <SectionHeader id="rules" title={t('rules')} />
        <RulesForm rules={rules} />
      </section>
      {open && <AreaDialog area={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function AreaRow({ area, working, onEdit }: { area: ServiceArea; working: number; onEdit: () => void }) {
  const t = useTranslations('roster');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 grow basis-60">
        <h2 className="flex flex-wrap items-center gap-2 font-bold">
          {area.name}
          {!area.active && <Badge>{t('notServed')}</Badge>}
          {area.active && working === 0 && <Badge tone="sun">{t('nobodyThere')}</Badge>}
        </h2>
        <p className="tabular text-sm text-soft wrap-anywhere">
          {area.prefixes.map((prefix) => prefix.padEnd(6, '·')).join(', ') || t('noPrefixes')}
        </p>
      </div>
      <p className="text-sm text-soft">{t('areaFacts', { technicians: working, minutes: area.travelMinutes })}</p>
      <Button look="secondary" aria-label={t('editOf', { name: area.name })} onClick={onEdit}>
        {t('edit')}
      </Button>
    </li>
  );
}
