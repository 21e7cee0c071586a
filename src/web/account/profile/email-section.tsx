import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeEmail } from '#src/wire/client/account.ts';
import type { Account } from '#src/wire/domain.ts';
import { ProfileSection } from './profile-section.tsx';

/** The address changes when the new one has confirmed it, by its own mail. */
export function EmailSection({ account }: { account: Account }) {
  const t = useTranslations('profile.email');
  const { busy, error, run } = useMutation('profile', { refresh: 'never' });
  const proof = useProof(account);
  const [asked, setAsked] = useState<string>();
  const { register, handleSubmit, formState, setError, watch, reset } = useForm<{ email: string }>({
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const begun = watch('email').trim() !== '';
  const wrong = (value: string) => {
    if (RULES.email(value)) return t('invalid');
    return value.trim().toLowerCase() === account.email ? t('same') : undefined;
  };
  const submit = handleSubmit(async ({ email }) => {
    setAsked(undefined);
    if (!proof.given()) return;
    const onFields = (fields: Record<string, string>, code: string) => {
      const ofEmail = fields['email'] ?? fields['newEmail'];
      if (ofEmail) setError('email', { message: t('invalid') }, { shouldFocus: true });
      proof.refuse(fields, code);
      return true;
    };
    if (!(await run(() => changeEmail(email.trim(), proof.proof), { onFields: onFields }))) return;
    setAsked(email.trim());
    proof.clear();
    reset({ email: '' });
  });
  const lead = (
    <span className="flex flex-wrap items-center gap-x-3">
      <span>{account.email}</span>
      {account.emailVerified ? (
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-leaf">
          <BadgeCheck aria-hidden className="size-4.5" />
          {t('verified')}
        </span>
      ) : (
        <span className="text-sm font-semibold text-ink">{t('unverified')}</span>
      )}
    </span>
  );
  if (account.role === 'administrator') {
    return (
      <ProfileSection title={t('title')} lead={lead}>
        <p className="text-soft">{t('administrator')}</p>
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title={t('title')} lead={lead} done={asked && t('asked', { email: asked })} error={error}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          {...register('email', { validate: wrong })}
          label={t('label')}
          hint={t('hint')}
          type="email"
          autoComplete="email"
          aria-required
          error={formState.errors.email?.message}
        />
        {begun && <ProofField {...proof.field} />}
        <LiveButton type="submit" className="justify-self-start" loading={busy}>
          {t('save')}
        </LiveButton>
      </form>
    </ProfileSection>
  );
}
