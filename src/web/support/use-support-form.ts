import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Refusal } from '#src/contract/client/call.ts';
import { useFaultWords } from '../fault-words.ts';

/** Whether a field is good as it stands. */
export type Tests<Fields> = Partial<Record<keyof Fields, (value: string) => boolean>>;
type Trouble = { title: string; text?: string };
type Input<Fields, Result> = { area: string; tests: Tests<Fields>; send: (fields: Fields) => Promise<Result>; keeps?: DefaultValues<Fields> };

/**
 * A form that is checked when a field is left and then with each change, and that loses nothing when it cannot be sent. The
 * area words it: `invalid.<field>`, `incomplete`, `failed`, `faults.<code>`.
 */
export function useSupportForm<Fields extends FieldValues, Result>({ area, tests, send, keeps }: Input<Fields, Result>) {
  const t = useTranslations(area) as (key: string) => string;
  const words = useFaultWords(area);
  // Without default values of text fields: what was typed before the scripts came stays.
  const form = useForm<Fields>({ mode: 'onTouched', ...(keeps && { defaultValues: keeps }) });
  const [trouble, setTrouble] = useState<Trouble>();
  const [sent, setSent] = useState<Result>();
  const incomplete = t('incomplete');

  const field = (name: Path<Fields>) =>
    form.register(name, {
      validate: (value: string) => ((tests[name] as ((value: string) => boolean) | undefined)?.(value) === false ? t(`invalid.${name}`) : undefined),
    });

  async function submit(typed: Fields) {
    setTrouble(undefined);
    try {
      setSent(await send(typed));
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      const refused = error instanceof Refusal ? error.fields : {};
      const wrong = (Object.keys(tests) as Path<Fields>[]).filter((name) => refused[name]);
      wrong.forEach((name, at) => form.setError(name, { message: t(`invalid.${name}`) }, { shouldFocus: at === 0 }));
      const minutes = Math.ceil(((error instanceof Refusal && error.retryAfter) || 3600) / 60);
      setTrouble(wrong.length ? { title: incomplete } : { title: t('failed'), text: words(error, { minutes }) });
    }
  }

  const again = (...emptied: Path<Fields>[]) => {
    for (const name of emptied) form.resetField(name, { defaultValue: '' as never });
    form.clearErrors();
    setSent(undefined);
  };
  return {
    form,
    field,
    sent,
    again,
    submit: form.handleSubmit(submit, () => setTrouble({ title: incomplete })),
    trouble: form.formState.isValid && trouble?.title === incomplete ? undefined : trouble,
  };
}
