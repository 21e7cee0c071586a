import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProofWords } from '../account/proof-field.tsx';

/** What somebody types to prove that it is them, and what is wrong with it. */
export function useProof() {
  const t = useTranslations('security');
  const words = useProofWords();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return {
    value,
    field: { value, onChange: setValue, error },
    /** Whether something was typed; what is missing is told in the field. */
    given(): boolean {
      setError(value ? undefined : t('proofMissing'));
      return value !== '';
    },
    /** Tells a refused proof in its field. A wrong code of the app is another matter: it has its own code. */
    refuse(fields: Record<string, string>, code: string): boolean {
      const told = code === 'invalid' ? words(fields) : undefined;
      setError(told);
      return told !== undefined;
    },
    clear: () => setValue(''),
  };
}
