import { CircleCheck, Clock, MailCheck, MailQuestion } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { AuthHeading, AuthLayout } from '#src/web/features/account-page/auth-layout.tsx';
import { EndedWays } from '#src/web/features/account-page/ended-ways.tsx';
import { PendingLink } from '#src/web/features/mail-link/pending-link.tsx';
import { useMailLink } from '#src/web/features/mail-link/use-mail-link.ts';
import { changePersonal, readPersonal } from '#src/web/features/personal/state.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import {
  lookAtVerifyLink,
  type SignInMethod,
  sendVerification,
  type VerifyLink,
  verifyEmail,
} from '#src/wire/client/account.ts';
import type { LinkState } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { TakeAccount } from './take-account.tsx';

export { loader } from './page.server.ts';

const ICONS = {
  good: <MailQuestion aria-hidden />,
  done: <CircleCheck aria-hidden />,
  already: <MailCheck aria-hidden />,
  expired: <Clock aria-hidden />,
  unknown: <Clock aria-hidden />,
};

/**
 * Opened by the link in a mail. Where its account is signed in, the address is confirmed as soon as the page is hydrated; without scripts nothing
 * is used up. Elsewhere it asks first, since confirming then takes the account from its former holder.
 */
export default function VerifyEmail({ loaderData: { scene, passwordMinLength } }: Route.ComponentProps) {
  const t = useTranslations('door');
  const { link, again } = useMailLink(lookAtVerifyLink);
  return (
    <AuthLayout scene={scene}>
      <PageHead title={t('verify.title')} noindex />
      {link.at === 'seen' ? (
        <SeenLink key={link.token} token={link.token} min={passwordMinLength} {...link.seen} />
      ) : (
        <PendingLink link={link} title={t('verify.title')} area="door" onRetry={() => void again()} />
      )}
    </AuthLayout>
  );
}

function SeenLink({
  token,
  min,
  state: first,
  email,
  mine,
  signedIn,
  verified,
}: { token: string; min: number } & VerifyLink) {
  const t = useTranslations('door');
  const [state, setState] = useState<LinkState | 'done'>(first);
  const { busy, error, run } = useMutation('door', { refresh: 'never' });
  const [ended, setEnded] = useState<SignInMethod[]>([]);
  const begun = useRef(false);
  const confirm = useCallback(async () => {
    await run(async () => {
      const { state: found } = await verifyEmail(token);
      setState(found === 'good' ? 'done' : found);
      if (found === 'good' && email && readPersonal().email) changePersonal({ email });
    });
  }, [run, token, email]);
  useEffect(() => {
    if (first !== 'good' || !mine || begun.current) return;
    begun.current = true;
    void confirm();
  }, [first, mine, confirm]);
  const foreign = state === 'good' && !mine;
  return (
    <div className="grid gap-6">
      <AuthHeading
        live
        icon={ICONS[state]}
        title={t(`verify.${state}.title`)}
        lead={t(foreign ? 'verify.foreign' : `verify.${state}.lead`, { email: email ?? '' })}
      />
      <EndedWays ended={ended} />
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {foreign ? (
        <TakeAccount
          token={token}
          min={min}
          onUsed={(found, ways) => {
            setState(found === 'good' ? 'done' : found);
            setEnded(ways);
          }}
        />
      ) : state === 'good' ? (
        <LiveButton size="large" block loading={busy} onClick={confirm}>
          {t('verify.confirm')}
        </LiveButton>
      ) : (state === 'expired' || state === 'unknown') && signedIn && !verified ? (
        <SendAgain />
      ) : (
        <LinkButton
          size="large"
          block
          to={signedIn ? hrefs.account : hrefs.signUp(undefined, 'sign-in')}
          reloadDocument
        >
          {signedIn ? t('toAccount') : t('signIn')}
        </LinkButton>
      )}
    </div>
  );
}

function SendAgain() {
  const t = useTranslations('door');
  const { busy, error, run } = useMutation('door', { refresh: 'never' });
  const [sent, setSent] = useState(false);
  const again = async () => setSent(await run(sendVerification));
  return (
    <div className="grid gap-4">
      {sent && (
        <Notice tone="success" live>
          {t('verify.sentAgain')}
        </Notice>
      )}
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <LiveButton size="large" block loading={busy} onClick={again}>
        {t('verify.sendAgain')}
      </LiveButton>
    </div>
  );
}
