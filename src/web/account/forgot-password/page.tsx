import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { isSignedIn, useRoot } from '#src/web/context/use-root.ts';
import { AuthHeading, AuthLayout } from '#src/web/features/account-page/auth-layout.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { requestReset } from '#src/wire/client/account.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

export default function ForgotPassword({ loaderData: { scene } }: Route.ComponentProps) {
  const t = useTranslations('door');
  const signedIn = isSignedIn(useRoot().kind);
  // The email typed on the previous page.
  const { email } = (useLocation().state ?? {}) as { email?: string };
  const { field, submit, busy, error, sent } = useForm<{ email: string }, string>({
    area: 'door',
    refresh: 'never',
    values: email ? { email } : undefined,
    rules: { email: (value) => (RULES.email(value) ? t('invalid.email') : undefined) },
    async send({ email }) {
      await requestReset(email.trim());
      return email;
    },
  });
  const asked = sent !== undefined;
  return (
    <AuthLayout scene={scene}>
      <PageHead title={t('forgot.title')} noindex />
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <AuthHeading title={t('forgot.title')} lead={t('forgot.lead')} />
        {asked && (
          <Notice tone="success" live>
            <p className="font-semibold">{t('forgot.sent')}</p>
            <p>{t('forgot.sentMore')}</p>
          </Notice>
        )}
        {error && (
          <ErrorNotice>
            <p className="font-semibold">{t('forgot.failed')}</p>
            <p>{error}</p>
          </ErrorNotice>
        )}
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="username" aria-required />
        <LiveButton type="submit" size="large" block loading={busy}>
          {asked ? t('forgot.again') : t('forgot.submit')}
        </LiveButton>
        <Link
          to={signedIn ? hrefs.account : hrefs.signUp(undefined, 'sign-in')}
          className="inline-flex min-h-11 items-center justify-self-center px-3 font-semibold text-link hover:underline"
        >
          {signedIn ? t('backToAccount') : t('backToSignIn')}
        </Link>
      </form>
    </AuthLayout>
  );
}
