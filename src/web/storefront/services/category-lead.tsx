import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ServiceIcon } from '#src/web/features/service/service-icon.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { Skeleton } from '#src/web/ui/loading.tsx';
import type { ServiceCategory } from '#src/wire/domain.ts';

// Its script loads only for visitors who see the form; until then its space is reserved, as tall as the form.
const EnquiryForm = lazyWithRetry(() => import('#src/web/features/enquiry/enquiry-form.tsx'));

/** The heading of one kind of home service; if nothing can be booked yet, the enquiry form. */
export function CategoryLead({ category }: { category: ServiceCategory }) {
  const t = useTranslations('services.enquiry');
  return (
    <section
      aria-labelledby="category"
      className={
        category.hasPlans ? '' : 'grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-14'
      }
    >
      <div className="grid gap-4 pt-4">
        <span className="grid size-14 place-items-center rounded-full bg-brand-wash text-link">
          <ServiceIcon name={category.icon} className="size-7" />
        </span>
        <h1 id="category" className="text-display font-bold">
          {category.name}
        </h1>
        <p className="max-w-prose text-lg text-pretty text-soft">{category.summary}</p>
        {!category.hasPlans && <p className="max-w-prose text-pretty text-soft">{t('how')}</p>}
      </div>
      {!category.hasPlans && (
        <Suspense fallback={<Skeleton className="h-196 rounded-panel! sm:h-144" />}>
          <EnquiryForm about={{ service: category.slug }} />
        </Suspense>
      )}
    </section>
  );
}
