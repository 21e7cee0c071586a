import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type NewPassword,
  NewPasswordFields,
  useNewPasswordRules,
} from '#src/web/features/account-page/new-password-fields.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { type SignInMethod, verifyEmail } from '#src/wire/client/account.ts';
import type { LinkState } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

type TakeProps = { token: string; min: number; onUsed: (state: LinkState, ended: SignInMethod[]) => void };

/**
 * For a link from a mail, opened where the account is not signed in. Signing in first changes nothing; a new password takes the account over from
 * the person who created it with this address.
 */
export function TakeAccount({ token, min, onUsed }: TakeProps) {
  const t = useTranslations('door');
  const easy = useTranslations('errors')('easyPassword');
  const [taking, setTaking] = useState(false);
  const form = useForm<NewPassword>({
    area: 'door',
    rules: useNewPasswordRules(min),
    refresh: 'never',
    names: { newPassword: 'password' },
    fieldWords: () => easy,
    async send({ password }) {
      const { state, ended } = await verifyEmail(token, password);
      onUsed(state, ended);
    },
  });
  const { submit, busy, error } = form;
  // The token stays behind the `#`: the page that signs in passes it on (`leaveSignedIn`).
  const signIn = `${hrefs.signUp(hrefs.verifyEmail, 'sign-in')}#token=${token}`;
  if (!taking) {
    return (
      <div className="grid gap-3">
        <LinkButton size="large" block to={signIn} reloadDocument>
          {t('verify.signInFirst')}
        </LinkButton>
        <LiveButton size="large" look="secondary" block onClick={() => setTaking(true)}>
          {t('verify.take')}
        </LiveButton>
        <p className="text-sm text-soft">{t('verify.takeHint')}</p>
      </div>
    );
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <NewPasswordFields form={form} min={min} />
      <LiveButton type="submit" size="large" block loading={busy}>
        {t('reset.submit')}
      </LiveButton>
    </form>
  );
}
