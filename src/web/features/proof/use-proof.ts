import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Proof } from '#src/wire/client/account.ts';
import type { Provable } from './proof-field.tsx';

/** What somebody types into a {@link ProofField} to prove that it is them, and what is wrong with it. */
export function useProof(account: Provable) {
  const t = useTranslations('profile');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return {
    /** As the calls want it. */
    proof: (account.hasPassword ? { password: value } : { code: value }) satisfies Proof,
    field: { account, value, onChange: setValue, error },
    /** Whether something was typed; what is missing is told in the field. */
    given(): boolean {
      setError(value ? undefined : t(account.hasPassword ? 'passwordMissing' : 'codeMissing'));
      return value !== '';
    },
    /** Tells a refused proof in its field, in the reader's language. A wrong code of the app or an SMS is another matter: it has its own field. */
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
