import { BadgeCheck, LayoutDashboard, MailWarning, Pencil, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '#src/web/features/account-page/avatar.tsx';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Breakable } from '#src/web/ui/breakable.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { sendVerification } from '#src/wire/client/account.ts';
import type { Account } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

/** The customer's details, and what their role gives access to. */
export function ProfileCard({ account }: { account: Account }) {
  const t = useTranslations('account');
  const { name, email, emailVerified, image, role, providers, hasPassword, phone } = account;
  const ways = [
    ...(hasPassword ? [t('ways.password')] : []),
    ...(phone ? [t('ways.phone')] : []),
    ...providers.map((one) =>
      t.has(`ways.${one}` as MessageKey<'account'>) ? t(`ways.${one}` as MessageKey<'account'>) : one,
    ),
  ];
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Avatar name={name} image={image} />
        <dl className="grid min-w-0 flex-1 basis-56 gap-1">
          <dt className="sr-only">{t('name')}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-bold tracking-tight wrap-anywhere">
            {name}
            {role !== 'customer' && <Badge tone="brand">{t(role)}</Badge>}
          </dd>
          <dt className="sr-only">{t('email')}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <span className="wrap-anywhere">
              <Breakable text={email} />
            </span>
            {emailVerified && (
              <span className="inline-flex items-center gap-1 text-sm font-semibold text-leaf">
                <BadgeCheck aria-hidden className="size-4.5" />
                {t('verified')}
              </span>
            )}
          </dd>
          <dt className="sr-only">{t('phone')}</dt>
          <dd className="tabular text-soft">{phone ? spoken(phone) : t('noPhone')}</dd>
          <dt className="sr-only">{t('waysIn')}</dt>
          <dd className="text-sm text-soft">{t('waysInLine', { ways: ways.join(', ') })}</dd>
        </dl>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
          {role === 'administrator' && (
            <LinkButton look="secondary" to={hrefs.admin()}>
              <LayoutDashboard aria-hidden className="size-5" />
              {t('admin')}
            </LinkButton>
          )}
          {role === 'technician' && (
            <LinkButton look="secondary" to={hrefs.technician}>
              <Wrench aria-hidden className="size-5" />
              {t('myVisits')}
            </LinkButton>
          )}
          <LinkButton look="secondary" to={hrefs.updateProfile}>
            <Pencil aria-hidden className="size-4.5" />
            {t('edit')}
          </LinkButton>
        </div>
      </div>
      {!emailVerified && <Unverified email={email} />}
    </Card>
  );
}

/** The address is not confirmed yet: offers to send the mail again. */
function Unverified({ email }: { email: string }) {
  const t = useTranslations('account');
  const { busy, error, run } = useMutation('account', { refresh: 'never' });
  const [sent, setSent] = useState(false);
  const again = async () => setSent(await run(sendVerification));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sun-wash px-4 py-3">
        <MailWarning aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 basis-60 text-[0.9375rem]">{t('unverified')}</p>
        <LiveButton look="secondary" size="small" loading={busy} onClick={again}>
          {t('sendAgain')}
        </LiveButton>
      </div>
      {sent && (
        <Notice tone="success" live>
          {t('sent', { email })}
        </Notice>
      )}
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </div>
  );
}
