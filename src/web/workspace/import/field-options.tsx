import { useTranslations } from 'use-intl';

/** The columns of ours that one of a file can become: facts of a product, then figures of its specification. */
export function FieldOptions({ fields }: { fields: string[] }) {
  const t = useTranslations('imports');
  const figure = useTranslations('specification');
  const figures = fields.filter((field) => field.startsWith('spec.'));
  const words = (field: string) => {
    const key = field.slice('spec.'.length);
    const name = figure.has(`${key}.label`) ? figure(`${key}.label`) : key;
    return figure.has(`${key}.unit`) ? `${name} (${figure(`${key}.unit`)})` : name;
  };
  return (
    <>
      <option value="">{t('mapping.leaveOut')}</option>
      {fields
        .filter((field) => !field.startsWith('spec.'))
        .map((field) => (
          <option key={field} value={field}>
            {t(`fields.${field}`)}
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
