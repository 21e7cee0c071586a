import { useMemo } from 'react';
import { useRoot } from '#src/web/context/use-root.ts';
import { languageTag } from '#src/wire/visitor.ts';

/** Days and times of slots in the reader's language and India's time. */
export function useSlotWords() {
  const tag = languageTag(useRoot().locale);
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
    return {
      day: (one: string) => day.format(new Date(one)),
      time: ({ start, end }: { start: string; end: string }) => time.formatRange(new Date(start), new Date(end)),
    };
  }, [tag]);
}
