import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type NewPassword, NewPasswordFields } from '#src/web/features/account-page/new-password-fields.tsx';
import { PasswordField } from '#src/web/features/sign-in/password-field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
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
  const { busy, error, run } = useMutation('profile', { refresh: 'never' });
  const [done, setDone] = useState(false);
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { current: '', password: '', confirm: '' } });
  const { register, setError, formState, reset } = form;
  const submit = form.handleSubmit(async ({ current, password }) => {
    setDone(false);
    const onFields = (fields: Record<string, string>) => {
      if (fields['newPassword']) setError('password', { message: easy }, { shouldFocus: true });
      if (fields['password']) setError('current', { message: t('wrong') }, { shouldFocus: true });
      return Boolean(fields['newPassword'] ?? fields['password']);
    };
    if (!(await run(() => changePassword(current, password), { onFields: onFields }))) return;
    reset();
    setDone(true);
  });
  return (
    <ProfileSection title={t('title')} lead={t('lead')} done={done ? t('saved') : undefined} error={error}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        {/* For password managers: whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('current', { validate: (value) => (value ? undefined : t('empty')) })}
          label={t('current')}
          autoComplete="current-password"
          aria-required
          error={formState.errors.current?.message}
        />
        <NewPasswordFields form={form as never} min={min} />
        <LiveButton type="submit" className="justify-self-start" loading={busy}>
          {t('save')}
        </LiveButton>
      </form>
    </ProfileSection>
  );
}

/** An account that other ways lead into gets its first password by mail: only its owner reads that. */
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
