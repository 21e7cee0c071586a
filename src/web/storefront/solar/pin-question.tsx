import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import type { QuestionData } from './page.server.ts';
import { QuestionTitle } from './question-title.tsx';

export function PinQuestion({ answers, errors }: QuestionData) {
  const t = useTranslations('solar');
  return (
    <>
      <QuestionTitle title={t('pin.title')} text={t('pin.text')} />
      <TextField
        name="pin"
        label={t('pin.label')}
        defaultValue={answers.pin}
        error={errors.pin}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        required
        className="tabular max-w-48 text-lg tracking-widest"
      />
    </>
  );
}
