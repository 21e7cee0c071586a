import { useTranslations } from 'use-intl';

type Values = Record<string, string | number | Date | undefined>;
type Texts = { (key: string, values?: Values): string; has(key: string): boolean };

/** Texts of an area that the caller passes to a component. Its keys cannot be checked: everything else uses `useTranslations`. */
export const useTextsOf = (area: string): Texts => useTranslations(area as never) as unknown as Texts;
