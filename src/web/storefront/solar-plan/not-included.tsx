import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';

const EXCLUDED = ['meter', 'civil', 'strengthening'] as const;

/** What no price includes. */
export function NotIncluded() {
  const t = useTranslations('solarPlan.excluded');
  return (
    <ul className="grid content-start gap-2">
      {EXCLUDED.map((key) => (
        <li key={key} className="flex gap-2.5 text-[0.9375rem]">
          <X aria-hidden className="mt-0.5 size-4.5 shrink-0 text-soft" />
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
