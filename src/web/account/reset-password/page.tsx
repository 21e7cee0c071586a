import { CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { AuthHeading, AuthLayout } from '#src/web/features/account-page/auth-layout.tsx';
import { EndedWays } from '#src/web/features/account-page/ended-ways.tsx';
import {
  type NewPassword,
  NewPasswordFields,
  useNewPasswordRules,
} from '#src/web/features/account-page/new-password-fields.tsx';
import { PendingLink } from '#src/web/features/mail-link/pending-link.tsx';
import { useMailLink } from '#src/web/features/mail-link/use-mail-link.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { lookAtResetLink, resetPassword, type SignInMethod } from '#src/wire/client/account.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

export default function ResetPassword({ loaderData: { scene, passwordMinLength } }: Route.ComponentProps) {
  const t = useTranslations('door');
  const { link, again } = useMailLink(lookAtResetLink);
  return (
    <AuthLayout scene={scene}>
      <PageHead title={t('reset.title')} noindex />
      {link.at === 'seen' ? (
        <SeenLink key={link.token} token={link.token} good={link.seen} min={passwordMinLength} />
      ) : (
        <PendingLink link={link} title={t('reset.title')} area="door" onRetry={() => void again()} />
      )}
    </AuthLayout>
  );
}

function SeenLink({ token, good, min }: { token: string; good: boolean; min: number }) {
  const t = useTranslations('door');
  const [state, setState] = useState<'form' | 'done' | 'spent'>(good ? 'form' : 'spent');
  const [ended, setEnded] = useState<SignInMethod[]>([]);
  const finish = (ways: SignInMethod[]) => {
    setEnded(ways.filter((way) => way !== 'sessions' && way !== 'password'));
    setState('done');
  };
  return (
    <>
      {state === 'form' && <ResetForm token={token} min={min} onDone={finish} onSpent={() => setState('spent')} />}
      {state === 'done' && (
        <div className="grid gap-6">
          <AuthHeading live icon={<CircleCheck aria-hidden />} title={t('reset.done')} lead={t('reset.doneMore')} />
          <EndedWays ended={ended} />
          <LinkButton size="large" block to={hrefs.signUp(undefined, 'sign-in')} reloadDocument>
            {t('signIn')}
          </LinkButton>
        </div>
      )}
      {state === 'spent' && (
        <div className="grid gap-6">
          <AuthHeading live icon={<Clock aria-hidden />} title={t('reset.spent')} lead={t('reset.spentMore')} />
          <LinkButton size="large" block to={hrefs.forgotPassword}>
            {t('reset.askAgain')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function ResetForm({
  token,
  min,
  onDone,
  onSpent,
}: {
  token: string;
  min: number;
  onDone: (ended: SignInMethod[]) => void;
  onSpent: () => void;
}) {
  const t = useTranslations('door');
  const easy = useTranslations('errors')('easyPassword');
  const form = useForm<NewPassword, SignInMethod[]>({
    area: 'door',
    refresh: 'never',
    rules: useNewPasswordRules(min),
    names: { newPassword: 'password' },
    fieldWords: () => easy,
    send: ({ password }) => resetPassword(token, password),
    onSent: onDone,
    onRefusal({ status }) {
      if (status === 409) onSpent();
      return status === 409;
    },
  });
  const { submit, busy, error } = form;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <AuthHeading title={t('reset.title')} lead={t('reset.lead')} />
      {error && (
        <ErrorNotice>
          <p className="font-semibold">{t('forgot.failed')}</p>
          <p>{error}</p>
        </ErrorNotice>
      )}
      <NewPasswordFields form={form} min={min} />
      <LiveButton type="submit" size="large" block loading={busy}>
        {t('reset.submit')}
      </LiveButton>
    </form>
  );
}
