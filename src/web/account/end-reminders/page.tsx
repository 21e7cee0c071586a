import { BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { AuthHeading, AuthLayout } from '#src/web/features/account-page/auth-layout.tsx';
import { PendingLink } from '#src/web/features/mail-link/pending-link.tsx';
import { useMailLink } from '#src/web/features/mail-link/use-mail-link.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { endRemindersByLink, lookAtReminderLink } from '#src/wire/client/cart-reminders.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Opened by the link in a mail about an abandoned cart. It asks first: mail programs open links by themselves. */
export default function EndReminders({ loaderData: { scene } }: Route.ComponentProps) {
  const t = useTranslations('cartReminders.link');
  const { link, again } = useMailLink(lookAtReminderLink);
  return (
    <AuthLayout scene={scene}>
      <PageHead title={t('title')} noindex />
      {link.at === 'seen' ? (
        <SeenLink key={link.token} token={link.token} active={link.seen} />
      ) : (
        <PendingLink link={link} title={t('title')} area="cartReminders" onRetry={() => void again()} />
      )}
    </AuthLayout>
  );
}

function SeenLink({ token, active }: { token: string; active: boolean }) {
  const t = useTranslations('cartReminders.link');
  const { busy, error, run } = useMutation('cartReminders', { refresh: 'never' });
  const [ended, setEnded] = useState(false);
  const end = async () => setEnded(await run(() => endRemindersByLink(token)));
  if (active && !ended)
    return (
      <div className="grid gap-6">
        <AuthHeading live icon={<BellRing aria-hidden />} title={t('question')} lead={t('lead')} />
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <LiveButton size="large" block loading={busy} onClick={end}>
          {t('end')}
        </LiveButton>
      </div>
    );
  return (
    <div className="grid gap-6">
      <AuthHeading
        live
        icon={<BellOff aria-hidden />}
        title={t(ended ? 'done' : 'unknown')}
        lead={t(ended ? 'doneLead' : 'unknownLead')}
      />
      <LinkButton size="large" block to={hrefs.home} reloadDocument>
        {t('shop')}
      </LinkButton>
    </div>
  );
}
