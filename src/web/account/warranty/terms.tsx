import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import type { UnitGroup } from './page.server.ts';

/** Years by part with what is left of them; where no years are known, the words of the maker. */
export function Terms({ terms, words }: Pick<UnitGroup, 'terms' | 'words'>) {
  const t = useTranslations('warranty');
  const nameOf = (part: string) => {
    const key = `parts.${part}` as MessageKey<'warranty'>;
    return t.has(key) ? t(key) : part;
  };
  return (
    <div className="grid gap-3">
      {terms.length > 0 && (
        <dl className="grid gap-3">
          {terms.map(({ part, years, end, daysLeft }) => (
            <div key={part} className="grid gap-1.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="text-sm font-semibold">{t('years', { part: nameOf(part), years })}</dt>
                <dd className={`tabular text-sm ${daysLeft > 0 ? '' : 'text-soft'}`}>
                  {daysLeft > 0 ? t('left', { days: daysLeft, end }) : t('over', { end })}
                </dd>
              </div>
              <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-mist">
                <div
                  className="h-full rounded-full bg-leaf"
                  style={{ width: `${Math.min(100, Math.round((daysLeft / (years * 365.25)) * 100))}%` }}
                />
              </div>
            </div>
          ))}
        </dl>
      )}
      {words && <p className="text-sm text-soft">{words}</p>}
      {terms.length === 0 && !words && <p className="text-sm text-soft">{t('noYears')}</p>}
    </div>
  );
}
