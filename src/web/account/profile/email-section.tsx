import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { changeEmail } from '#src/wire/client/account.ts';
import type { Account } from '#src/wire/domain.ts';
import { ProfileSection } from './profile-section.tsx';

/** The address changes once the new one is confirmed by a mail sent to it. */
export function EmailSection({ account }: { account: Account }) {
  const t = useTranslations('profile.email');
  const proof = useProof(account);
  const { fields, field, submit, busy, error, sent } = useForm<{ email: string }, string>({
    area: 'profile',
    refresh: 'never',
    values: { email: '' },
    rules: {
      email(value) {
        if (RULES.email(value)) return t('invalid');
        return value.trim().toLowerCase() === account.email ? t('same') : undefined;
      },
    },
    names: { newEmail: 'email' },
    fieldWords: () => t('invalid'),
    proof,
    async send({ email }) {
      await changeEmail(email.trim(), proof.proof);
      return email.trim();
    },
    onSent() {
      proof.clear();
      fields.reset({ email: '' });
    },
  });
  const begun = fields.watch('email').trim() !== '';
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
    <ProfileSection title={t('title')} lead={lead} done={sent && t('asked', { email: sent })} error={error}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          {...field('email')}
          label={t('label')}
          hint={t('hint')}
          type="email"
          autoComplete="email"
          aria-required
        />
        {begun && <ProofField {...proof.field} />}
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
