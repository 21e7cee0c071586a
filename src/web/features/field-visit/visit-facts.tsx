import { MapPin, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { visitTone } from '#src/kernel/visit-lifecycle.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { buttonLook } from '#src/web/ui/button.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import type { VisitView } from './visit-view.ts';

export const StateBadge = ({ state, test }: Pick<VisitView, 'state' | 'test'>) => {
  const t = useTranslations('technician.states');
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <TestBadge test={test} />
      <Badge tone={visitTone(state)}>{t(state)}</Badge>
    </span>
  );
};

/** The address and the number to call: large, for one-handed use. */
export function WayThere({ visit }: { visit: VisitView }) {
  const t = useTranslations('technician');
  return (
    <div className="flex gap-3">
      <a href={visit.map} target="_blank" rel="noreferrer" className={buttonLook({ look: 'secondary', block: true })}>
        <MapPin aria-hidden className="size-5" />
        {t('map')}
      </a>
      {visit.phone && (
        <a href={`tel:${visit.phone}`} className={buttonLook({ look: 'secondary', block: true })}>
          <Phone aria-hidden className="size-5" />
          {t('call')}
        </a>
      )}
    </div>
  );
}

const PLAN = /https?:\/\/\S+?(\/solar\/plan\?\S+)/;

/** A survey's note has the address of the home's plan: the technician opens it from there. Only ever a page of this shop. */
function WithPlanLink({ text }: { text: string }) {
  const t = useTranslations('technician');
  const [address, path] = PLAN.exec(text) ?? [];
  if (!address || !path) return text;
  const at = text.indexOf(address);
  return (
    <>
      {text.slice(0, at)}
      <a href={path} className="inline-flex min-h-11 items-center font-semibold text-link underline">
        {t('solarPlan')}
      </a>
      {text.slice(at + address.length)}
    </>
  );
}

/** What the customer wrote. */
export function Wishes({ visit }: { visit: VisitView }) {
  const t = useTranslations('technician');
  const rows = [
    [t('problems'), visit.problems],
    [t('note'), visit.note],
  ].filter(([, text]) => text);
  if (rows.length === 0) return null;
  return (
    <dl className="grid gap-2">
      {rows.map(([label, text]) => (
        <div key={label} className="rounded-card bg-mist px-3.5 py-2.5">
          <dt className="text-xs font-bold text-soft">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <WithPlanLink text={text ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
