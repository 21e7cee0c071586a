import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BRAND } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { AddressText } from '../checkout/address-text.tsx';
import { Badge } from '../components/badge.tsx';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Card, PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { leave } from '../layout/leave.ts';
import { LiveButton } from '../live-button.tsx';
import type { Route } from './+types/account.ts';
import { loadAccount } from './account.server.ts';
import { ListTiles } from './user-list/list-tiles.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadAccount({ context, request });

export const ErrorBoundary = FailedPage;

export default function Account({ loaderData: { name, email, administrator, addresses } }: Route.ComponentProps) {
  const t = useTranslations('account');
  return (
    <div className="column">
      <PageHead title={`${t('title')} · ${BRAND.name}`} />
      <PageTitle title={t('title')} />
      <div className="grid gap-10">
        <Card className="flex items-center gap-4 p-5 sm:gap-5 sm:p-6">
          <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-brand text-2xl font-bold text-on-brand">
            {[...name][0]?.toUpperCase()}
          </span>
          <dl className="min-w-0 grow">
            <dt className="sr-only">{t('name')}</dt>
            <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-bold tracking-tight wrap-anywhere">
              {name}
              {administrator && <Badge tone="brand">{t('administrator')}</Badge>}
            </dd>
            <dt className="sr-only">{t('email')}</dt>
            <dd className="text-soft wrap-anywhere">{email}</dd>
          </dl>
        </Card>
        <ListTiles />
        <section aria-labelledby="addresses" className="grid gap-4">
          <h2 id="addresses" className="text-section font-bold">
            {t('addresses')}
          </h2>
          {addresses.length === 0 ? (
            <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-mist px-5 py-4">
              <p className="text-soft">{t('noAddress')}</p>
              <LinkButton look="secondary" to={hrefs.cart}>
                {t('goToCart')}
              </LinkButton>
            </div>
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {addresses.map((address) => (
                <li key={address.id} className="flex items-start justify-between gap-3 rounded-card border border-line bg-paper p-5">
                  <AddressText address={address} />
                  {address.isDefault && <Badge tone="brand">{t('default')}</Badge>}
                </li>
              ))}
            </ul>
          )}
        </section>
        <SignOut />
      </div>
    </div>
  );
}

function SignOut() {
  const t = useTranslations('account');
  const [leaving, setLeaving] = useState(false);
  const go = async () => {
    setLeaving(true);
    await leave(t('failed'));
    setLeaving(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <p className="text-sm text-soft">{t('signOutText')}</p>
      <LiveButton look="secondary" loading={leaving} className="max-sm:grow" onClick={go}>
        <LogOut aria-hidden className="size-5" />
        {t('signOut')}
      </LiveButton>
    </div>
  );
}
