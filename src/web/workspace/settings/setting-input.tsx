import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import type { SettingsData } from './page.server.ts';

type Field = SettingsData['sections'][number]['fields'][number];
type InputProps = {
  field: Field;
  value: string;
  changed: boolean;
  error: string | undefined;
  onType: (value: string) => void;
};

/** One setting by its kind. The consequence of a change is shown as soon as it is made. */
export function SettingInput({ field, value, changed, error, onType }: InputProps) {
  const t = useTranslations('settings');
  const name = field.key.replaceAll('.', '-');
  const hint =
    field.warns && changed
      ? t(`warnings.${name}` as MessageKey<'settings'>)
      : t.has(`hints.${name}` as MessageKey<'settings'>)
        ? t(`hints.${name}` as MessageKey<'settings'>)
        : undefined;
  const common = {
    name: field.key,
    label: t(`fields.${name}` as MessageKey<'settings'>),
    value,
    hint,
    required: !field.optional,
    ...(error !== undefined && { error }),
  };
  if (field.choices) {
    return (
      <SelectField {...common} onChange={(event) => onType(event.target.value)}>
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field.kind === 'paragraph') {
    return (
      <div className="sm:col-span-2">
        <TextArea
          {...common}
          rows={2}
          maxLength={field.max}
          onChange={(event) => onType(event.target.value.replaceAll('\n', ' '))}
        />
      </div>
    );
  }
  const type = field.kind === 'email' ? 'email' : field.kind === 'phone' ? 'tel' : 'text';
  return (
    <TextField
      {...common}
      type={type}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      {...(field.kind !== 'number' && { maxLength: field.max })}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
    />
  );
}
