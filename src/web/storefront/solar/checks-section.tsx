import { BatteryCharging, Cable, ChevronRight, Droplets, PlugZap, ShowerHead } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CHECK_PAGES, CHECKS } from '#src/web/features/solar-checks/checks-of.ts';
import { SOLAR_CHECKS } from '#src/wire/pages.ts';

const ICONS = { fit: Cable, ev: PlugZap, water: ShowerHead, pump: Droplets, backup: BatteryCharging };

/** The other questions that the shop answers by figures. */
export function ChecksSection() {
  const t = useTranslations('solar.checks');
  return (
    <section id={SOLAR_CHECKS} aria-labelledby="checks-title" className="grid scroll-mt-24 gap-4 pt-6">
      <h2 id="checks-title" className="text-section font-bold">
        {t('title')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {CHECKS.map((check) => {
          const Icon = ICONS[check];
          return (
            <li key={check}>
              <Link
                to={CHECK_PAGES[check]}
                className="grid h-full min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-card px-4 py-3 inset-ring inset-ring-line hover:bg-mist"
              >
                <Icon aria-hidden className="size-6 text-link" />
                <span className="grid gap-0.5">
                  <span className="font-semibold">{t(`${check}.title`)}</span>
                  <span className="text-sm text-soft">{t(`${check}.text`)}</span>
                </span>
                <ChevronRight aria-hidden className="size-4.5 text-soft" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
