import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

/** A field for a whole number ≥ 1: digits only, applied on Enter or on blur; Escape or empty input restores the previous one. */
export function useTypedNumber(value: number, onChange: (value: number) => void) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const number = Number(typed);
    setTyped(undefined);
    if (typed && number >= 1 && number !== value) onChange(number);
  };
  return {
    value: typed ?? String(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value.replace(/\D/g, '')),
    onBlur: take,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'Enter') {
        event.preventDefault(); // inside a form, Enter must not submit it
        take();
      }
      if (event.key === 'Escape' && typed !== undefined) {
        event.preventDefault(); // nor may Escape close the dialog around it
        setTyped(undefined);
      }
    },
  };
}
