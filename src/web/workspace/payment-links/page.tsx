import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveUpdates } from '#src/web/features/live-updates/live-updates.tsx';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle, SectionHeader } from '#src/web/ui/surface.tsx';
import { cancelPaymentLink } from '#src/wire/client/payment-links.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { LinkForm } from './link-form.tsx';

export { loader } from './page.server.ts';

const TONES = { open: 'brand', paid: 'leaf', cancelled: 'plain', expired: 'brick' } as const;

/** Orders by telephone: a form for the call, and the state of each link. */
export default function PaymentLinks({ loaderData: { links } }: Route.ComponentProps) {
  const t = useTranslations('paymentLinks');
  const [sent, setSent] = useState<{ url: string; name: string }>();
  return (
    <div className="grid gap-10">
      <PageHead title={t('title')} noindex />
      <div>
        <PageTitle title={t('title')} lead={t('lead')} action={<LiveUpdates subjects={['orders']} />} />
        {sent && (
          <div className="mb-6">
            <Notice tone="success" live>
              <p className="font-semibold">{t('sentTo', { name: sent.name })}</p>
              <p className="text-sm">{t('once')}</p>
              <p className="tabular text-sm wrap-anywhere select-all">{sent.url}</p>
            </Notice>
          </div>
        )}
        <LinkForm onSent={setSent} />
      </div>
      <section aria-labelledby="links">
        <SectionHeader id="links" title={t('links')} />
        {links.length === 0 ? (
          <EmptyState as="h3" title={t('none')} text={t('noneText')} />
        ) : (
          <Card as="ul" className="divide-y divide-line">
            {links.map((link) => (
              <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
                <div className="min-w-0 grow basis-60">
                  <h3 className="flex flex-wrap items-center gap-2 font-bold">
                    {link.name}
                    <Badge tone={TONES[link.state]}>{t(`states.${link.state}`)}</Badge>
                  </h3>
                  <p className="text-sm text-soft wrap-anywhere">{link.email}</p>
                  <p className="text-sm text-soft">
                    {link.state === 'open' ? t('until', { until: link.until }) : link.on}
                  </p>
                </div>
                <p className="tabular font-semibold">{formatPrice(link.total)}</p>
                {link.order && (
                  <Link
                    to={hrefs.order(link.order.id)}
                    className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
                  >
                    {t('order', { number: String(link.order.number) })}
                  </Link>
                )}
                {link.state === 'open' && (
                  <ActButton
                    look="secondary"
                    aria-label={t('cancelOf', { name: link.name })}
                    act={() => cancelPaymentLink(link.id)}
                    done={t('cancelled')}
                  >
                    {t('cancel')}
                  </ActButton>
                )}
              </li>
            ))}
          </Card>
        )}
      </section>
    </div>
  );
}
