import { useTranslations } from 'use-intl';
import { isMobile, tenDigits } from '#src/kernel/ten-digits.ts';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import type { useProof } from '#src/web/features/proof/use-proof.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { askForPhoneChange, type PhoneCode } from '#src/wire/client/phone.ts';
import { ProfileError } from './profile-section.tsx';

type NumberProps = {
  /** The number typed before. */
  first?: string;
  proof: ReturnType<typeof useProof>;
  onCode: (phone: string, code: PhoneCode) => void;
};

/** The form for the account's new number; asks for proof of identity once something is typed. */
export function PhoneNumberForm({ first = '', proof, onCode }: NumberProps) {
  const t = useTranslations('profile.phone');
  const { fields, field, submit, busy, error } = useForm<{ phone: string }>({
    area: 'profile.phone',
    refresh: 'never',
    values: { phone: first },
    rules: { phone: (value) => (isMobile(value) ? undefined : t('invalid')) },
    fieldWords: () => t('invalid'),
    proof,
    async send({ phone }) {
      const number = tenDigits(phone);
      onCode(number, await askForPhoneChange(number, proof.proof));
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <ProfileError error={error} />
      <TextField
        {...field('phone')}
        label={t('label')}
        hint={t('hint')}
        type="tel"
        autoComplete="tel-national"
        maxLength={18}
        aria-required
      />
      {fields.watch('phone').trim() !== '' && <ProofField {...proof.field} />}
      <LiveButton type="submit" look="secondary" className="justify-self-start" loading={busy}>
        {t('send')}
      </LiveButton>
    </form>
  );
}
