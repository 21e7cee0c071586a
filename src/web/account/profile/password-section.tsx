import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type NewPassword,
  NewPasswordFields,
  useNewPasswordRules,
} from '#src/web/features/account-page/new-password-fields.tsx';
import { PasswordField } from '#src/web/features/sign-in/password-field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changePassword, requestReset } from '#src/wire/client/account.ts';
import type { Account } from '#src/wire/domain.ts';
import { ProfileSection } from './profile-section.tsx';

export function PasswordSection({ account, min }: { account: Account; min: number }) {
  return account.hasPassword ? (
    <ChangePassword email={account.email} min={min} />
  ) : (
    <FirstPassword email={account.email} />
  );
}

type Fields = NewPassword & { current: string };

function ChangePassword({ email, min }: { email: string; min: number }) {
  const t = useTranslations('profile.password');
  const easy = useTranslations('errors')('easyPassword');
  const form = useForm<Fields, true>({
    area: 'profile',
    refresh: 'never',
    values: { current: '', password: '', confirm: '' },
    rules: { current: (value) => (value ? undefined : t('empty')), ...useNewPasswordRules(min) },
    names: { newPassword: 'password', password: 'current' },
    fieldWords: (field) => (field === 'password' ? easy : t('wrong')),
    async send({ current, password }) {
      await changePassword(current, password);
      return true;
    },
    onSent: () => form.fields.reset(),
  });
  const { fields, field, submit, busy, error, sent } = form;
  return (
    <ProfileSection title={t('title')} lead={t('lead')} done={sent ? t('saved') : undefined} error={error}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        {/* For password managers: whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('current')} label={t('current')} autoComplete="current-password" aria-required />
        <NewPasswordFields form={form} min={min} />
        <LiveButton
          type="submit"
          look={fields.formState.isDirty ? 'primary' : 'secondary'}
          className="justify-self-start"
          loading={busy}
        >
          {t('save')}
        </LiveButton>
      </form>
    </ProfileSection>
  );
}

/** An account with other sign-in methods gets its first password by mail, which only its owner can read. */
function FirstPassword({ email }: { email: string }) {
  const t = useTranslations('profile.password');
  const { busy, error, run } = useMutation('profile', { refresh: 'never' });
  const [sent, setSent] = useState(false);
  const ask = async () => setSent(await run(() => requestReset(email)));
  return (
    <ProfileSection
      title={t('title')}
      lead={t('none')}
      done={sent ? t('linkSent', { email }) : undefined}
      error={error}
    >
      <LiveButton className="justify-self-start" loading={busy} onClick={ask}>
        {t('askLink')}
      </LiveButton>
    </ProfileSection>
  );
}
