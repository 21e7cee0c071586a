import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { INPUTS } from '#src/kernel/product-fields.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';

/** A field's label by its path in the form: `price`, `nameHi`, `specification.vocV`, `pictureAlts./media/…`. */
export function useFieldLabels(): (path: string) => string {
  const t = useTranslations('manage');
  const words = useFigureLabels();
  return (path) => {
    if (path.startsWith('specification.')) return words(path.slice('specification.'.length)).label;
    if (path.startsWith('pictureAlts.')) return t('fields.pictureAlts');
    const { of = path, language } = INPUTS.find(({ key }) => key === path) ?? {};
    const label = t.has(`fields.${of}` as MessageKey<'manage'>) ? t(`fields.${of}` as MessageKey<'manage'>) : path;
    return language ? `${label} (${LANGUAGE_NAMES[language]})` : label;
  };
}

/** A specification's label and unit; without a text it is spelt out from its key. */
export function useFigureLabels(): (key: string) => {
  label: string;
  unit?: string;
  value: (choice: string | number) => string;
} {
  const t = useTranslations('specification');
  return (key) => ({
    label: t.has(`${key}.label` as MessageKey<'specification'>)
      ? t(`${key}.label` as MessageKey<'specification'>)
      : spelt(key),
    ...(t.has(`${key}.unit` as MessageKey<'specification'>) && {
      unit: t(`${key}.unit` as MessageKey<'specification'>),
    }),
    value: (choice) =>
      t.has(`${key}.values.${choice}` as MessageKey<'specification'>)
        ? t(`${key}.values.${choice}` as MessageKey<'specification'>)
        : String(choice),
  });
}

const spelt = (key: string) => {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
