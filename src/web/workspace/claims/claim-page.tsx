import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { claimTone } from '#src/kernel/claim-lifecycle.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ClaimPhotos } from '#src/web/features/claim/claim-photos.tsx';
import { ClaimSteps } from '#src/web/features/claim/claim-steps.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/claim-page.ts';
import { ClaimMoves } from './claim-moves.tsx';

export { loader } from './claim-page.server.ts';

const LINK = 'inline-flex min-h-11 items-center text-link hover:underline';

/** One claim: what its customer says and shows, its unit and order, its history, and what the shop does next. */
export default function ClaimPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('claimDesk');
  const shared = useTranslations('claims');
  useLiveUpdates(['claims']);
  const { claim, isReturned, productId, customer, order, installation } = loaderData;
  const { unit, reference, state, photos } = claim;
  return (
    <div>
      <PageHead title={reference} noindex />
      <PageTitle
        title={unit.name}
        lead={
          <span className="flex flex-wrap gap-x-6">
            <Link to={hrefs.claimsDesk()} className={LINK}>
              {t('back')}
            </Link>
            <Link to={hrefs.customer(customer.uid)} className={`${LINK} wrap-anywhere`}>
              {`${customer.name} · ${customer.email}`}
            </Link>
            {order && (
              <Link to={hrefs.order(order.id)} className={LINK}>
                {t('order', { number: order.number })}
              </Link>
            )}
            {installation && (
              <Link to={hrefs.installation(installation.id)} className={LINK}>
                {t('installation', { number: installation.number })}
              </Link>
            )}
            {productId && (
              <Link to={hrefs.product(productId)} className={LINK}>
                {t('product')}
              </Link>
            )}
          </span>
        }
        action={<Badge tone={claimTone(state)}>{t(`states.${state}`)}</Badge>}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <div className="grid min-w-0 content-start gap-8">
          {isReturned && <Notice tone="warning">{t('returned')}</Notice>}
          <section aria-labelledby="problem" className="grid gap-2">
            <h2 id="problem" className="text-section font-bold">
              {shared('problem')}
            </h2>
            <p className="tabular text-sm text-soft wrap-anywhere">
              {`${shared('reference', { reference })} · ${shared('unit', unit)} · ${t('warranty', { day: unit.since })}`}
            </p>
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">{claim.problem}</p>
            <p className="text-sm text-soft">{shared('since', { day: claim.noticed })}</p>
          </section>
          <section aria-labelledby="photos" className="grid gap-3">
            <h2 id="photos" className="text-section font-bold">
              {shared('photos.title')}
            </h2>
            {photos.length === 0 && <p className="text-soft">{shared('photos.none')}</p>}
            <ClaimPhotos claim={claim} isEditable={false} />
          </section>
          <ClaimMoves key={state} id={claim.id} state={state} />
        </div>
        <section aria-labelledby="history" className="grid content-start gap-5">
          <h2 id="history" className="text-section font-bold">
            {t('history')}
          </h2>
          <ClaimSteps claim={claim} />
        </section>
      </div>
    </div>
  );
}
