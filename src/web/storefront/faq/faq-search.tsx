import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { useHydrated } from '#src/web/ui/live-button.tsx';

/** Filters the questions while typing; says how many are left. Absent without scripts, as it would do nothing. */
export function FaqSearch({
  sought,
  onSearch,
  count,
}: {
  sought: string;
  onSearch: (sought: string) => void;
  count: number;
}) {
  const t = useTranslations('faq');
  const live = useHydrated();
  return (
    <search className={`grid gap-2 ${live ? '' : 'invisible'}`}>
      <TextField
        label={t('search')}
        type="search"
        enterKeyHint="search"
        value={sought}
        maxLength={100}
        onChange={(event) => onSearch(event.target.value)}
        end={
          sought && (
            <IconButton label={t('clear')} onClick={() => onSearch('')}>
              <X />
            </IconButton>
          )
        }
      />
      <p role="status" className="min-h-5 text-sm text-soft">
        {sought.trim() && t('count', { count })}
      </p>
    </search>
  );
}
