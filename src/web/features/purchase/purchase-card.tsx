import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
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
  /** Of what was bought; as many as there is room for are shown. */
  pictures: PictureSource[];
  /** Its state in a few words, and what was bought. */
  summary: ReactNode;
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
  /** What was bought, or its documents: with the boxes, folded away. */
  children: ReactNode;
};

/** One order or booking as a row with its progress and actions; its boxes as in spec.md §2, and its contents, unfold. */
export function PurchaseCard({
  area,
  purchase,
  title,
  lead,
  pictures,
  summary,
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
    <Card as="article" aria-labelledby={id} className="grid gap-4 p-4 sm:p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Thumbnails pictures={pictures} even={area === 'orders'} />
        <div className={pictures.length === 0 ? 'col-span-2' : ''}>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id={id} tabIndex={-1} className="tabular leading-snug font-bold tracking-tight outline-none">
              {title}
            </h2>
            <p className="tabular text-sm text-soft">{lead}</p>
          </div>
          {summary}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:col-span-2 max-sm:justify-between sm:grid sm:content-start sm:justify-items-end">
          <p className="tabular text-lg font-bold">{formatPrice(purchase.total)}</p>
          <span className="flex flex-wrap gap-2">
            <TestBadge test={purchase.test} />
            {badge}
          </span>
        </div>
      </div>
      {error && (
        <ErrorNotice>
          <p className="font-semibold">{t('cancel.failed')}</p>
          <p>{error}</p>
        </ErrorNotice>
      )}
      <RefundNotice area={area} purchase={purchase} />
      {progress}
      <div className="relative grid gap-3">
        <details className="group min-w-0">
          <summary className="inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold text-link hover:underline [&::-webkit-details-marker]:hidden">
            {t('boxes')}
            <span className="sr-only"> {title}</span>
            <ChevronDown aria-hidden className="size-4.5 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <div className="grid gap-6 pt-4 pb-1">
            <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 min-[68.75rem]:grid-cols-3">
              <FactBox
                stacked
                title={t('customer')}
                facts={[
                  [t('name'), purchase.name],
                  [t('email'), purchase.email],
                  [t('phone'), purchase.address.phone],
                  ...customer,
                ]}
              />
              <FactBox stacked {...box} />
              <FactBox
                stacked
                title={t('address')}
                facts={[...addressFacts(t, purchase.address), [t('country'), purchase.address.country]]}
              />
            </div>
            {children}
          </div>
        </details>
        {/* After what unfolds, so that the order of the keys is the order of reading; on wide screens beside its handle. */}
        <div className="flex flex-wrap items-center gap-3 empty:hidden max-sm:[&>*]:grow sm:absolute sm:end-0 sm:top-0">
          {actions}
        </div>
      </div>
    </Card>
  );
}

/** The id of its heading, which distinguishes its buttons from the others'. */
export const headingOf = (area: PurchaseArea, { id }: Pick<PurchaseView, 'id'>): string => `${area}-${id}`;

const MOST_THUMBNAILS = 3;

/** Fanned out. `even`: as wide as three, so that the rows begin at one edge. */
function Thumbnails({ pictures, even }: { pictures: PictureSource[]; even: boolean }) {
  if (pictures.length === 0) return null;
  return (
    <span
      aria-hidden
      className={`flex [&>:not(:first-child)]:-ms-8 sm:[&>:not(:first-child)]:-ms-13 ${even ? 'sm:w-28' : ''}`}
    >
      {pictures.slice(0, MOST_THUMBNAILS).map((picture) => (
        <span
          key={picture.files?.stem ?? picture.url}
          className="block size-14 shrink-0 sm:size-18 overflow-hidden rounded-card bg-well ring-2 ring-paper"
        >
          <Picture picture={picture} sizes="72px" decorative />
        </span>
      ))}
    </span>
  );
}
