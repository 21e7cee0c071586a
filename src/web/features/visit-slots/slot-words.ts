import { useMemo } from 'react';
import { dateFormat } from '#src/kernel/format.ts';
import { languageTag } from '#src/kernel/locales.ts';
import { useRoot } from '#src/web/context/use-root.ts';

/** Days and times of slots in the reader's language and India's time. */
export function useSlotWords() {
  const tag = languageTag(useRoot().locale);
  return useMemo(() => {
    const day = dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    const time = dateFormat(tag, { timeStyle: 'short' });
    return {
      day: (one: string) => day.format(new Date(one)),
      time: ({ start, end }: { start: string; end: string }) => time.formatRange(new Date(start), new Date(end)),
    };
  }, [tag]);
}
