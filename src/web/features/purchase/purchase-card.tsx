import type { ReactNode } from 'react';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { addressFacts, FactBox, type Facts } from './fact-box.tsx';
import type { PurchaseArea, PurchaseView } from './purchase-view.ts';
import { RefundNotice } from './refund-notice.tsx';

type PurchaseCardProps = {
  area: PurchaseArea;
  purchase: PurchaseView;
  title: string;
  lead: string;
  badge: ReactNode;
  /** Why it could not be cancelled. */
  error: string | undefined;
  /** What is shown about the customer besides name, email and phone. */
  customer: Facts;
  /** The box between customer and address. */
  box: { title: string; facts: Facts };
  /** Its progress. */
  progress: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
  /** What was bought, or its documents. */
  children: ReactNode;
};

/** One order or booking: its progress, its boxes as in spec.md §2, its contents, and what can be done about it. */
export function PurchaseCard({
  area,
  purchase,
  title,
  lead,
  badge,
  error,
  customer,
  box,
  progress,
  actions,
  children,
}: PurchaseCardProps) {
  const t = useTextsOf(area);
  const id = headingOf(area, purchase);
  return (
    <Card as="article" aria-labelledby={id} className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-mist px-5 py-4 sm:px-6">
        <div>
          <h2 id={id} tabIndex={-1} className="tabular text-lg font-bold tracking-tight outline-none">
            {title}
          </h2>
          <p className="tabular text-sm text-soft">{lead}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          <TestBadge test={purchase.test} />
          {badge}
        </span>
      </header>
      <div className="grid gap-6 p-5 sm:p-6">
        {error && (
          <ErrorNotice>
            <p className="font-semibold">{t('cancel.failed')}</p>
            <p>{error}</p>
          </ErrorNotice>
        )}
        <RefundNotice area={area} purchase={purchase} />
        {progress}
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
          <FactBox
            title={t('customer')}
            facts={[
              [t('name'), purchase.name],
              [t('email'), purchase.email],
              [t('phone'), purchase.address.phone],
              ...customer,
            ]}
          />
          <FactBox {...box} />
          <FactBox
            title={t('address')}
            facts={[...addressFacts(t, purchase.address), [t('country'), purchase.address.country]]}
          />
        </div>
        {children}
        {actions}
      </div>
    </Card>
  );
}

/** The id of its heading, which distinguishes its buttons from the others'. */
export const headingOf = (area: PurchaseArea, { id }: Pick<PurchaseView, 'id'>): string => `${area}-${id}`;
