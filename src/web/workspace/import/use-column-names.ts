import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { INPUTS } from '#src/kernel/product-fields.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';

/** What a column of ours is called: `name`, `list_price`, `name_hi`; an unknown one by its own name. */
export function useColumnNames(): (column: string) => string {
  const t = useTranslations('imports');
  return (column) => {
    const language = INPUTS.find(({ sheet }) => sheet === column)?.language;
    const field = `fields.${language ? column.slice(0, -`_${language}`.length) : column}` as MessageKey<'imports'>;
    if (!t.has(field)) return column;
    return language ? `${t(field)} (${LANGUAGE_NAMES[language]})` : t(field);
  };
}
