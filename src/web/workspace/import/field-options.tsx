import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { useColumnNames } from './use-column-names.ts';

/** The columns of ours that a file's column can be mapped to: facts of a product, then its specification. */
export function FieldOptions({ fields }: { fields: string[] }) {
  const t = useTranslations('imports');
  const figure = useTranslations('specification');
  const columnName = useColumnNames();
  const figures = fields.filter((field) => field.startsWith('spec.'));
  const words = (field: string) => {
    const key = field.slice('spec.'.length);
    const name = figure.has(`${key}.label` as MessageKey<'specification'>)
      ? figure(`${key}.label` as MessageKey<'specification'>)
      : key;
    return figure.has(`${key}.unit` as MessageKey<'specification'>)
      ? `${name} (${figure(`${key}.unit` as MessageKey<'specification'>)})`
      : name;
  };
  return (
    <>
      <option value="">{t('mapping.leaveOut')}</option>
      {fields
        .filter((field) => !field.startsWith('spec.'))
        .map((field) => (
          <option key={field} value={field}>
            {columnName(field)}
          </option>
        ))}
      <optgroup label={t('mapping.figures')}>
        {figures.map((field) => (
          <option key={field} value={field}>
            {words(field)}
          </option>
        ))}
      </optgroup>
    </>
  );
}
