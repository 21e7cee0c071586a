import { CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { lookAtResetLink, resetPassword, type WayIn } from '#src/contract/client/account.ts';
import { Refusal } from '#src/contract/client/call.ts';
import { hrefs } from '#src/contract/pages.ts';
import { Door, DoorHead } from '../account/door.tsx';
import { EndedWays } from '../account/ended-ways.tsx';
import { type NewPassword, NewPasswordFields } from '../account/new-password-fields.tsx';
import { useSending } from '../account/use-sending.ts';
import { LinkButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LiveButton } from '../live-button.tsx';
import { PendingLink } from '../mail-link/pending-link.tsx';
import { useMailLink } from '../mail-link/use-mail-link.ts';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/reset-password.ts';
import { loadResetPassword } from './reset-password.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadResetPassword({ context });

export const ErrorBoundary = FailedPage;

export default function ResetPassword({ loaderData: { scene, passwordMinLength } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('door');
  const { link, again } = useMailLink(lookAtResetLink);
  return (
    <Door scene={scene}>
      <PageHead title={`${t('reset.title')} · ${store.name}`} noindex />
      {link.at === 'seen' ? (
        <SeenLink key={link.token} token={link.token} good={link.seen} min={passwordMinLength} />
      ) : (
        <PendingLink link={link} title={t('reset.title')} area="door" onRetry={() => void again()} />
      )}
    </Door>
  );
}

function SeenLink({ token, good, min }: { token: string; good: boolean; min: number }) {
  const t = useTranslations('door');
  const [state, setState] = useState<'form' | 'done' | 'spent'>(good ? 'form' : 'spent');
  const [ended, setEnded] = useState<WayIn[]>([]);
  const finish = (ways: WayIn[]) => {
    setEnded(ways.filter((way) => way !== 'sessions' && way !== 'password'));
    setState('done');
  };
  return (
    <>
      {state === 'form' && <ResetForm token={token} min={min} onDone={finish} onSpent={() => setState('spent')} />}
      {state === 'done' && (
        <div className="grid gap-6">
          <DoorHead live icon={<CircleCheck aria-hidden />} title={t('reset.done')} lead={t('reset.doneMore')} />
          <EndedWays ended={ended} />
          <LinkButton size="large" block to={hrefs.signUp(undefined, 'sign-in')} reloadDocument>
            {t('signIn')}
          </LinkButton>
        </div>
      )}
      {state === 'spent' && (
        <div className="grid gap-6">
          <DoorHead live icon={<Clock aria-hidden />} title={t('reset.spent')} lead={t('reset.spentMore')} />
          <LinkButton size="large" block to={hrefs.forgotPassword}>
            {t('reset.askAgain')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function ResetForm({ token, min, onDone, onSpent }: { token: string; min: number; onDone: (ended: WayIn[]) => void; onSpent: () => void }) {
  const t = useTranslations('door');
  const easy = useTranslations('errors')('easyPassword');
  const { busy, trouble, send } = useSending('door');
  const form = useForm<NewPassword>({ mode: 'onTouched' });
  const submit = form.handleSubmit(async ({ password }) => {
    let spent = false;
    let ended: WayIn[] = [];
    const work = () =>
      resetPassword(token, password).then(
        (ways) => {
          ended = ways;
        },
        (error: unknown) => {
          spent = error instanceof Refusal && error.status === 409;
          if (!spent) throw error;
        },
      );
    const refused = ({ newPassword }: Record<string, string>) => {
      if (newPassword) form.setError('password', { message: easy }, { shouldFocus: true });
      return Boolean(newPassword);
    };
    if (await send(work, refused)) spent ? onSpent() : onDone(ended);
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <DoorHead title={t('reset.title')} lead={t('reset.lead')} />
      {trouble && (
        <Notice tone="error" live>
          <p className="font-semibold">{t('forgot.failed')}</p>
          <p>{trouble}</p>
        </Notice>
      )}
      <NewPasswordFields form={form} min={min} />
      <LiveButton type="submit" size="large" block loading={busy}>
        {t('reset.submit')}
      </LiveButton>
    </form>
  );
}
