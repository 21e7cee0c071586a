import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { askForPhoneChange, changePhone, type PhoneCode, removePhone } from '#src/contract/client/phone.ts';
import type { Account } from '#src/contract/domain.ts';
import { tenDigits } from '../checkout/ten-digits.ts';
import { TextField } from '../components/field.tsx';
import { LiveButton } from '../live-button.tsx';
import { spoken } from '../ways-in/spoken-number.ts';
import { ProfileSection } from './profile-section.tsx';
import { useSending } from './use-sending.ts';

/** A mobile number of India: only those get an SMS. */
const MOBILE = /^[6-9]\d{9}$/;

/** The number becomes the account's when the code of its SMS is typed; then it leads in, too. */
export function PhoneSection({ account }: { account: Account }) {
  const t = useTranslations('profile.phone');
  const { busy, trouble, send } = useSending('profile');
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<PhoneCode & { phone: string }>();
  const [done, setDone] = useState<string>();
  const finish = async (words: string) => {
    setSent(undefined);
    setDone(words);
    await revalidate();
  };
  const ask = async (phone: string) => {
    setDone(undefined);
    return send(async () => setSent({ ...(await askForPhoneChange(phone)), phone }));
  };
  return (
    <ProfileSection
      title={t('title')}
      lead={account.phone ? <span className="tabular">{spoken(account.phone)}</span> : t('lead')}
      done={done}
      trouble={trouble}
    >
      {sent ? (
        <CodeForm
          key={sent.challenge}
          phone={sent.phone}
          busy={busy}
          onCode={async (code) => {
            if (await send(() => changePhone(sent.challenge, code))) await finish(t('saved'));
          }}
          onAgain={() => void ask(sent.phone)}
          onOther={() => setSent(undefined)}
        />
      ) : (
        <>
          <NumberForm busy={busy} onNumber={ask} />
          {account.phone && (
            <LiveButton
              look="quiet"
              className="-ms-3 justify-self-start px-3!"
              disabled={busy}
              onClick={async () => {
                if (await send(removePhone)) await finish(t('removed'));
              }}
            >
              {t('remove')}
            </LiveButton>
          )}
        </>
      )}
    </ProfileSection>
  );
}

function NumberForm({ busy, onNumber }: { busy: boolean; onNumber: (phone: string) => Promise<unknown> }) {
  const t = useTranslations('profile.phone');
  const { register, handleSubmit, formState } = useForm<{ phone: string }>({ mode: 'onTouched', defaultValues: { phone: '' } });
  return (
    <form noValidate method="post" onSubmit={handleSubmit(({ phone }) => onNumber(tenDigits(phone)))} className="grid gap-4">
      <TextField
        {...register('phone', { validate: (value) => (MOBILE.test(tenDigits(value)) ? undefined : t('invalid')) })}
        label={t('label')}
        hint={t('hint')}
        type="tel"
        autoComplete="tel-national"
        maxLength={18}
        aria-required
        error={formState.errors.phone?.message}
      />
      <LiveButton type="submit" look="secondary" className="justify-self-start" loading={busy}>
        {t('send')}
      </LiveButton>
    </form>
  );
}

type CodeProps = { phone: string; busy: boolean; onCode: (code: string) => Promise<unknown>; onAgain: () => void; onOther: () => void };

function CodeForm({ phone, busy, onCode, onAgain, onOther }: CodeProps) {
  const t = useTranslations('profile.phone');
  const { register, handleSubmit, formState } = useForm<{ code: string }>({ mode: 'onTouched', defaultValues: { code: '' } });
  return (
    <form noValidate method="post" onSubmit={handleSubmit(({ code }) => onCode(code.replace(/\D/g, '')))} className="grid gap-4">
      <TextField
        {...register('code', { validate: (value) => (/^\d{6}$/.test(value.replace(/\D/g, '')) ? undefined : t('codeInvalid')) })}
        label={t('code')}
        hint={t('codeHint', { phone: spoken(`+91${phone}`) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        aria-required
        error={formState.errors.code?.message}
      />
      <div className="flex flex-wrap gap-3">
        <LiveButton type="submit" loading={busy}>
          {t('confirm')}
        </LiveButton>
        <LiveButton look="quiet" disabled={busy} onClick={onAgain}>
          {t('again')}
        </LiveButton>
        <LiveButton look="quiet" disabled={busy} onClick={onOther}>
          {t('other')}
        </LiveButton>
      </div>
    </form>
  );
}
