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
            <div key={part} className="relative flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
              <dt className="text-sm font-semibold">{t('years', { part: nameOf(part), years })}</dt>
              <dd className={`tabular text-sm ${daysLeft > 0 ? '' : 'text-soft'}`}>
                {daysLeft > 0 ? t('left', { days: daysLeft, end }) : t('over', { end })}
                <svg
                  aria-hidden
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className="absolute inset-x-0 bottom-0 h-1.5 w-full rounded-full bg-mist text-leaf"
                >
                  <rect width={Math.min(100, (daysLeft / (years * 365.25)) * 100)} height="1" fill="currentColor" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {words && <p className="text-sm text-soft">{words}</p>}
      {terms.length === 0 && !words && <p className="text-sm text-soft">{t('noYears')}</p>}
    </div>
  );
}
