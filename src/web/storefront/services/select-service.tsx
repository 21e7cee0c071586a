import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ServiceIcon } from '#src/web/features/service/service-icon.tsx';
import type { PlanCardView } from '#src/web/features/service/service-view.ts';
import { ahead } from '#src/web/ui/prefetch.ts';
import { hrefs } from '#src/wire/pages.ts';

/** The ways to the plans, as icons in a row (spec.md §2). */
export function SelectService({ plans }: { plans: PlanCardView[] }) {
  const t = useTranslations('services');
  if (plans.length === 0) return null;
  return (
    <nav aria-labelledby="select-service" className="grid gap-3">
      <p id="select-service" className="font-bold">
        {t('select')}
      </p>
      <ul className="grid grid-cols-3 gap-3 sm:gap-4">
        {plans.map((plan) => (
          <li key={plan.id}>
            <Link
              to={hrefs.service(plan.id)}
              prefetch={ahead()}
              className="group grid h-full content-start justify-items-center gap-2.5 rounded-card border border-line px-2 py-4 text-center transition-colors duration-200 hover:border-edge hover:bg-mist md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:justify-items-start md:gap-4 md:px-5 md:text-start"
            >
              <span className="grid size-13 place-items-center rounded-full bg-brand-wash text-link">
                <ServiceIcon name={plan.icon} />
              </span>
              <span className="text-[0.8125rem] leading-tight font-semibold text-balance group-hover:text-link md:text-base">
                {plan.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
