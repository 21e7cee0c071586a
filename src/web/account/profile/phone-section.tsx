import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { askForPhoneChange, type PhoneCode, removePhone } from '#src/wire/client/phone.ts';
import type { Account } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { PhoneRemoval } from './phone-removal.tsx';
import { ProfileSection } from './profile-section.tsx';

/** `again`: when another code may be requested, in milliseconds since 1970. */
type Step =
  | { at: 'number'; phone?: string }
  | { at: 'removing' }
  | { at: 'code'; phone: string; challenge: string; again: number };

/**
 * The number belongs to the account once the code of its SMS is typed; from then on it also signs in. The account's owner first proves who they
 * are, and is notified by mail.
 */
export function PhoneSection({ account }: { account: Account }) {
  const t = useTranslations('profile.phone');
  const { busy, error, run } = useMutation('profile.phone', { refresh: 'never' });
  const proof = useProof(account);
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>({ at: 'number' });
  const [done, setDone] = useState<string>();

  const toCode = (phone: string, { challenge, resendIn }: PhoneCode) => {
    setDone(undefined);
    setStep({ at: 'code', phone, challenge, again: Date.now() + resendIn * 1000 });
  };
  const finish = async (words: string) => {
    setStep({ at: 'number' });
    proof.clear();
    setDone(words);
    await revalidate();
  };
  /** A password can prove it again. A code is used up, so its owner needs a new one first. */
  const askAgain = (phone: string) => {
    const toNumber = () => setStep({ at: 'number', phone });
    if (account.hasPassword && proof.given()) {
      const onFields = (fields: Record<string, string>, code: string) => {
        if (proof.refuse(fields, code)) toNumber();
        return fields['phone'] === undefined;
      };
      return void run(async () => toCode(phone, await askForPhoneChange(phone, proof.proof)), { onFields });
    }
    if (!account.hasPassword) proof.clear();
    toNumber();
  };
  const remove = async () => {
    setDone(undefined);
    if (!proof.given()) return;
    const onFields = (fields: Record<string, string>, code: string) => proof.refuse(fields, code);
    if (await run(() => removePhone(proof.proof), { onFields })) await finish(t('removed'));
  };
  return (
    <ProfileSection
      title={t('title')}
      lead={account.phone ? <span className="tabular">{spoken(account.phone)}</span> : t('lead')}
      done={done}
      error={error}
    >
      {step.at === 'code' && (
        <PhoneCodeForm
          key={step.challenge}
          phone={step.phone}
          challenge={step.challenge}
          again={step.again}
          busy={busy}
          onSaved={() => finish(t('saved'))}
          onAgain={() => askAgain(step.phone)}
          onOther={() => setStep({ at: 'number' })}
        />
      )}
      {step.at === 'number' && <PhoneNumberForm first={step.phone} proof={proof} onCode={toCode} />}
      {step.at === 'number' && account.phone && (
        <LiveButton
          look="quiet"
          className="-ms-3 justify-self-start px-3!"
          disabled={busy}
          onClick={() => {
            setDone(undefined);
            setStep({ at: 'removing' });
          }}
        >
          {t('remove')}
        </LiveButton>
      )}
      {step.at === 'removing' && (
        <PhoneRemoval busy={busy} proof={proof.field} onKeep={() => setStep({ at: 'number' })} onRemove={remove} />
      )}
      <p className="text-sm text-soft">
        {t.rich('risk', {
          link: (words) => (
            <Link to={hrefs.authenticator} className="font-semibold text-link hover:underline">
              {words}
            </Link>
          ),
        })}
      </p>
    </ProfileSection>
  );
}
