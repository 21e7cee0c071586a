import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { askForPhoneChange, changePhone, type PhoneCode, removePhone } from '#src/contract/client/phone.ts';
import type { Account } from '#src/contract/domain.ts';
import { hrefs } from '#src/contract/pages.ts';
import { LiveButton } from '../live-button.tsx';
import { spoken } from '../ways-in/spoken-number.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { PhoneRemoval } from './phone-removal.tsx';
import { ProfileSection } from './profile-section.tsx';
import { proofOf, useProofWords } from './proof-field.tsx';
import { useSending } from './use-sending.ts';

type Step = { at: 'number' } | { at: 'removing' } | ({ at: 'code'; phone: string } & PhoneCode);

/**
 * The number becomes the account's when the code of its SMS is typed; then it leads in, too. Its owner proves first that it is them, and
 * hears of it by mail.
 */
export function PhoneSection({ account }: { account: Account }) {
  const t = useTranslations('profile.phone');
  const { busy, trouble, send } = useSending('profile.phone');
  const proofWords = useProofWords();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>({ at: 'number' });
  const [proof, setProof] = useState('');
  const [proofError, setProofError] = useState<string>();
  const [done, setDone] = useState<string>();

  /** Does what needs the proof; one that is missing or wrong is told in its field. */
  const prove = async (work: () => Promise<unknown>): Promise<boolean> => {
    setDone(undefined);
    setProofError(proof ? undefined : t('proofMissing'));
    if (!proof) return false;
    return send(work, (fields) => {
      setProofError(proofWords(fields));
      return fields['phone'] === undefined;
    });
  };
  const finish = async (words: string) => {
    setStep({ at: 'number' });
    setProof('');
    setDone(words);
    await revalidate();
  };
  const ask = (phone: string) => prove(async () => setStep({ at: 'code', phone, ...(await askForPhoneChange(phone, proofOf(account, proof))) }));
  const field = { account, value: proof, onChange: setProof, error: proofError };
  return (
    <ProfileSection
      title={t('title')}
      lead={account.phone ? <span className="tabular">{spoken(account.phone)}</span> : t('lead')}
      done={done}
      trouble={trouble}
    >
      {step.at === 'code' && (
        <PhoneCodeForm
          key={step.challenge}
          phone={step.phone}
          busy={busy}
          onCode={async (code) => {
            if (await send(() => changePhone(step.challenge, code))) await finish(t('saved'));
          }}
          onAgain={() => void ask(step.phone)}
          onOther={() => setStep({ at: 'number' })}
        />
      )}
      {step.at === 'number' && <PhoneNumberForm busy={busy} proof={field} onNumber={ask} />}
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
        <PhoneRemoval
          busy={busy}
          proof={field}
          onKeep={() => setStep({ at: 'number' })}
          onRemove={async () => {
            if (await prove(() => removePhone(proofOf(account, proof)))) await finish(t('removed'));
          }}
        />
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
