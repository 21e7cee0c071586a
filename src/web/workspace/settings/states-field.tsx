import { useTranslations } from 'use-intl';
import { CheckField } from '#src/web/ui/check-field.tsx';
import type { SettingsData } from './page.server.ts';

type StatesProps = {
  states: SettingsData['states'];
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
};

/** The States that the shop sells to, ticked one by one; those ticked first stay first. */
export function StatesField({ states, value, error, onType }: StatesProps) {
  const t = useTranslations('settings');
  const chosen = value.split(', ').filter(Boolean);
  return (
    <fieldset aria-describedby="states-error" className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">{t('fields.states')}</legend>
      <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-3">
        {states.map(({ name, label }) => (
          <li key={name}>
            <CheckField
              name="states"
              value={name}
              label={label}
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                onType((target.checked ? [...chosen, name] : chosen.filter((one) => one !== name)).join(', '))
              }
            />
          </li>
        ))}
      </ul>
      <p
        id="states-error"
        aria-live="polite"
        className={error || chosen.length === 0 ? 'text-sm font-semibold text-brick' : 'sr-only'}
      >
        {error ?? (chosen.length === 0 ? t('hints.states') : '')}
      </p>
    </fieldset>
  );
}
