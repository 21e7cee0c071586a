import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { AccountCard } from './account-card.tsx';
import { CancelTransfer } from './cancel-transfer.tsx';
import { PutBack } from './put-back.tsx';
import { WaitingGoods } from './waiting-goods.tsx';

export { loader } from './page.server.ts';

/** An order that waits for its transfer: the account, the amount and the reference to copy, until when, and how to give it up. */
export default function Transfer({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('transfer');
  const { state, reference, until } = view;
  const title = state === 'waiting' ? t('waiting') : t(`${state}Title`);
  return (
    <div className="column pb-16">
      <PageHead title={title} noindex />
      <Breadcrumb trail={[[hrefs.orders, t('orders')]]} here={t('title')} />
      <header className="grid gap-1.5 pt-4 pb-7">
        <h1 className="text-title font-bold">{title}</h1>
        {state === 'waiting' && <p className="max-w-prose text-pretty text-soft">{t('lead')}</p>}
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-14">
        <div className="grid min-w-0 gap-8">
          {state === 'waiting' ? (
            <>
              <Notice>{t('until', { until })}</Notice>
              <AccountCard view={view} />
              <HowItWorks amount={view.total} />
            </>
          ) : (
            <>
              <Notice tone="warning">{t(`${state}Text`, { reference })}</Notice>
              {view.mine && state !== 'refund' ? (
                <PutBack lines={view.lines} />
              ) : (
                <div className="flex flex-wrap gap-3">
                  <LinkButton to={hrefs.products()}>{t('shop')}</LinkButton>
                  <LinkButton look="secondary" to={hrefs.orders}>
                    {t('orders')}
                  </LinkButton>
                </div>
              )}
            </>
          )}
        </div>
        <aside className="grid gap-5">
          <WaitingGoods view={view} />
          {state === 'waiting' && <CancelTransfer reference={reference} />}
        </aside>
      </div>
    </div>
  );
}

function HowItWorks({ amount }: { amount: string }) {
  const t = useTranslations('transfer');
  return (
    <section aria-labelledby="how" className="grid gap-3">
      <h2 id="how" className="text-section font-bold">
        {t('how')}
      </h2>
      <ol className="grid max-w-prose list-decimal gap-2 ps-5 text-[0.9375rem] text-pretty marker:text-soft">
        <li>{t('steps.payee')}</li>
        <li>{t('steps.send', { amount })}</li>
        <li>{t('steps.seen')}</li>
      </ol>
    </section>
  );
}
