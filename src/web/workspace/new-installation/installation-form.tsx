import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { COUNTRY } from '#src/kernel/field-rules.ts';
import { MILESTONES } from '#src/kernel/installation.ts';
import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { type PickedLine, ProductPicker } from '#src/web/features/product-picker/product-picker.tsx';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { offerInstallation } from '#src/wire/client/installations.ts';
import type { Language } from '#src/wire/domain.ts';
import { PriceSummary } from './price-summary.tsx';
import { readWish, useInstallationQuote } from './use-installation-quote.ts';

const EMPTY = {
  name: '',
  email: '',
  phone: '',
  fullAddress: '',
  city: '',
  landmark: '',
  zipcode: '',
  note: '',
  survey: '',
  locale: 'en',
};
type Draft = typeof EMPTY & { state: string; work: string; share1: string; share2: string; share3: string };
const SHARES = ['share1', 'share2', 'share3'] as const;

type FormProps = {
  begun: { lines: PickedLine[]; work: string; shares: number[] };
  onOffered: (id: string) => void;
};

/** The price comes with each change; whatever is refused, the input stays. */
export function InstallationForm({ begun, onOffered }: FormProps) {
  const t = useTranslations('installations');
  const links = useTranslations('paymentLinks');
  const { states, stateNames } = useRoot();
  const [lines, setLines] = useState<PickedLine[]>(begun.lines);
  const [share1 = 0, share2 = 0, share3 = 0] = begun.shares;
  const form = useForm<Draft, string>({
    area: 'checkout',
    values: {
      ...EMPTY,
      state: states[0] ?? '',
      work: begun.work,
      share1: String(share1),
      share2: String(share2),
      share3: String(share3),
    },
    send({ name, email, note, locale, survey: _, work: __, share1: ___, share2: ____, share3: _____, ...place }) {
      const address = { ...place, country: COUNTRY };
      const wish = readWish(lines, typed);
      return offerInstallation({
        ...wish,
        name,
        email,
        note,
        locale: locale as Language,
        address,
        amount: quote?.total ?? 1,
      });
    },
    done: t('offered'),
    onSent: onOffered,
    onRefusal() {
      ask();
      return false;
    },
  });
  const { field: set, busy, error, errorOf } = form;
  const typed = {
    work: form.fields.watch('work'),
    survey: form.fields.watch('survey'),
    email: form.fields.watch('email'),
    shares: SHARES.map((name) => form.fields.watch(name)),
  };
  const { quote, problem, ask } = useInstallationQuote(lines, typed);
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-8 rounded-panel border border-line bg-paper p-5 sm:p-6">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-bold">{links('who')}</legend>
        <TextField label={links('name')} required autoComplete="off" {...set('name')} />
        <TextField
          label={links('email')}
          hint={links('emailHint')}
          type="email"
          required
          autoComplete="off"
          {...set('email')}
        />
        <TextField label={links('phone')} type="tel" maxLength={18} required autoComplete="off" {...set('phone')} />
        <SelectField label={links('language')} {...set('locale')}>
          {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-bold">{t('what')}</legend>
        <ProductPicker lines={lines} onChange={setLines} error={errorOf('lines')} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label={t('workNet')} hint={t('workHint')} inputMode="decimal" {...set('work')} />
          <TextField label={t('survey')} hint={t('surveyHint')} inputMode="numeric" {...set('survey')} />
        </div>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-bold">{t('shares')}</legend>
        <div className="grid grid-cols-3 items-end gap-3">
          {MILESTONES.map((milestone, at) => (
            <TextField
              key={milestone}
              label={t(`milestones.${milestone}`)}
              inputMode="numeric"
              {...set(SHARES[at] ?? 'share1')}
            />
          ))}
        </div>
        {errorOf('shares') && <ErrorNotice>{errorOf('shares')}</ErrorNotice>}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-bold">{t('where')}</legend>
        <div className="sm:col-span-2">
          <TextArea
            label={links('fullAddress')}
            hint={links('fullAddressHint')}
            rows={2}
            required
            {...set('fullAddress')}
          />
        </div>
        <TextField label={links('zipcode')} inputMode="numeric" maxLength={6} required {...set('zipcode')} />
        <TextField label={links('city')} required {...set('city')} />
        <TextField label={links('landmark')} required {...set('landmark')} />
        <SelectField label={links('state')} {...set('state')}>
          {states.map((one) => (
            <option key={one} value={one}>
              {stateNames[one] ?? one}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <TextArea label={t('note')} rows={2} maxLength={500} {...set('note')} />
        </div>
      </fieldset>
      {problem && (
        <Notice tone="warning" live>
          {problem}
        </Notice>
      )}
      {quote && <PriceSummary quote={quote} />}
      <LiveButton type="submit" loading={busy}>
        {t('offer')}
      </LiveButton>
    </form>
  );
}
