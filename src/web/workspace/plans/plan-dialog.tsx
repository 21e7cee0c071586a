import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { addPlan, changePlan } from '#src/wire/client/roster.ts';
import type { Language, ManagedPlan } from '#src/wire/domain.ts';

import { PlanWordsFields } from './plan-words.tsx';

const FIGURES = ['price', 'durationMinutes', 'visits'] as const;

const NEW_WORDS = {
  name: '',
  summary: '',
  description: '',
  details: [],
  included: [],
  excluded: [],
  steps: [],
  faqs: [],
};
/** The initial values of a new plan: hidden, until its owner has read it as customers will. */
const NEW: Pick<ManagedPlan, 'kind' | 'label' | 'durationMinutes' | 'visits' | 'active' | 'words'> = {
  kind: 'upkeep',
  label: '',
  durationMinutes: 105,
  visits: 1,
  active: false,
  words: { en: NEW_WORDS },
};

type PlanDraft = Record<(typeof FIGURES)[number], string> & Pick<ManagedPlan, 'kind' | 'label' | 'active' | 'words'>;

/** Changes a plan, or adds one if there is none; `plan.price` is in rupees. */
export function PlanDialog({ plan, onClose }: { plan: ManagedPlan | undefined; onClose: () => void }) {
  const begun: Partial<ManagedPlan> & typeof NEW = plan ?? NEW;
  const t = useTranslations('roster');
  const [language, setLanguage] = useState<Language>('en');
  const { fields, field, box, errorOf, submit, busy, error } = useForm<PlanDraft>({
    area: 'roster.plan',
    values: {
      price: String(begun.price ?? ''),
      durationMinutes: String(begun.durationMinutes),
      visits: String(begun.visits),
      kind: begun.kind,
      label: begun.label,
      active: begun.active,
      words: begun.words,
    },
    async send({ kind, price, durationMinutes, visits, ...rest }) {
      const number = (figure: string) => Number(figure || 'NaN');
      const read = {
        ...rest,
        price: number(price) as ManagedPlan['price'],
        durationMinutes: number(durationMinutes),
        visits: number(visits),
      };
      if (plan) await changePlan(plan.id, read);
      else await addPlan({ ...read, kind });
    },
    done: t('saved'),
    onSent: onClose,
  });
  const words = fields.watch('words');
  const wrongWords = errorOf('words');
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan ? `${plan.label}: ${plan.words.en.name}` : t('addPlan')}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="plan" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="plan" noValidate onSubmit={submit} className="grid gap-5">
        {error && <ErrorNotice>{wrongWords ? `${error} ${wrongWords}` : error}</ErrorNotice>}
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <TextField label={t('plan.label')} {...field('label')} maxLength={40} />
          {FIGURES.map((name) => (
            <TextField key={name} label={t(`plan.${name}`)} inputMode="numeric" {...field(name)} />
          ))}
        </div>
        {!plan && (
          <SelectField label={t('plan.kind')} {...field('kind')}>
            {(['upkeep', 'survey'] as const).map((kind) => (
              <option key={kind} value={kind}>
                {t(`plan.kinds.${kind}`)}
              </option>
            ))}
          </SelectField>
        )}
        <p className="text-sm text-soft">{t('plan.frozen')}</p>
        <CheckField label={t('plan.active')} {...box('active')} />
        <div role="radiogroup" aria-label={t('plan.language')} className="flex gap-2">
          {LANGUAGES.map((one) => (
            <label
              key={one}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold inset-ring inset-ring-line has-checked:bg-night has-checked:text-on-night has-focus-visible:outline-2 has-focus-visible:outline-link"
            >
              <input
                type="radio"
                name="language"
                className="sr-only"
                checked={language === one}
                onChange={() => setLanguage(one)}
              />
              {LANGUAGE_NAMES[one]}
            </label>
          ))}
        </div>
        <PlanWordsFields
          key={language}
          words={words[language] ?? words.en}
          onChange={(next) => fields.setValue(`words.${language}`, next)}
        />
      </form>
    </Dialog>
  );
}
