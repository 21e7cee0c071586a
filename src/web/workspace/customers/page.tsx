import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { DensitySwitch, useDense } from '#src/web/features/workspace-list/density.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { useFormKey } from '#src/web/ui/use-form-key.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Everybody with an account, and what they have bought. */
export default function Customers({ loaderData: { q, page, pages, total, rows } }: Route.ComponentProps) {
  const t = useTranslations('customers');
  const format = useFormatter();
  const { key, state } = useFormKey('search', q);
  const dense = useDense();
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="grid gap-5">
        <Form role="search" state={state} className="flex items-end gap-3">
          <div className="grow sm:max-w-md">
            <TextField key={key} label={t('search')} name="q" type="search" defaultValue={q} autoComplete="off" />
          </div>
          <Button type="submit" look="secondary" className="min-h-12!">
            <Search aria-hidden className="size-5" />
            {t('find')}
          </Button>
        </Form>
        <div className="flex items-center justify-between gap-4">
          <p className="text-sm text-soft" role="status">
            {t('count', { count: total })}
          </p>
          <DensitySwitch />
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <Card as="ul" className="divide-y divide-line">
            {rows.map(({ uid, name, email, banned, role, since, orders, bookings, spent }) => (
              <li
                key={uid}
                className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 sm:px-5 ${dense ? 'min-h-12 py-1 lg:flex-nowrap' : 'py-3'}`}
              >
                <div className={`min-w-0 ${dense ? 'lg:flex lg:items-baseline lg:gap-4' : ''}`}>
                  <p className="flex flex-wrap items-center gap-2">
                    <Link
                      to={hrefs.customer(uid)}
                      className="inline-flex min-h-8 items-center font-semibold wrap-anywhere hover:text-link hover:underline"
                    >
                      {name}
                    </Link>
                    {banned && <Badge tone="brick">{t('banned')}</Badge>}
                    {role !== 'customer' && <Badge tone="brand">{t(`roles.${role}` as MessageKey<'customers'>)}</Badge>}
                  </p>
                  <p className="text-sm text-soft wrap-anywhere">
                    {email} · {t('since', { day: format.dateTime(since, { dateStyle: 'medium' }) })}
                  </p>
                </div>
                <p className="tabular text-end max-sm:text-start">
                  <span className="font-semibold">{formatPrice(spent)}</span>
                  <span className={`text-sm text-soft max-sm:ms-2 max-sm:inline ${dense ? 'ms-3' : 'block'}`}>
                    {t('bought', { orders, bookings })}
                  </span>
                </p>
              </li>
            ))}
          </Card>
        )}
        <Paging area="admin" page={page} pages={pages} to={(wanted) => hrefs.customers({ q, page: wanted })} />
      </div>
    </div>
  );
}
