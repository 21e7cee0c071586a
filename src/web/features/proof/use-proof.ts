import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Proof } from '#src/wire/client/account.ts';
import type { Provable } from './proof-field.tsx';

/** What is typed into a {@link ProofField} as proof, and what is wrong with it. */
export function useProof(account: Provable) {
  const t = useTranslations('profile');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return {
    /** In the form that the calls take. */
    proof: (account.hasPassword ? { password: value } : { code: value }) satisfies Proof,
    field: { account, value, onChange: setValue, error },
    /** Whether something was typed; if not, the field says so. */
    given(): boolean {
      setError(value ? undefined : t(account.hasPassword ? 'passwordMissing' : 'codeMissing'));
      return value !== '';
    },
    /** Shows a refused proof in its field, in the reader's language. A wrong code from the app or an SMS is shown elsewhere: it has its own field. */
    refuse(fields: Record<string, string>, code: string): boolean {
      const told =
        code !== 'invalid'
          ? undefined
          : 'password' in fields
            ? t('password.wrong')
            : 'code' in fields
              ? t('codeWrong')
              : undefined;
      setError(told);
      return told !== undefined;
    },
    clear() {
      setValue('');
      setError(undefined);
    },
  };
}
