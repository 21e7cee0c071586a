import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import type { Technician } from '#src/wire/domain.ts';

/** A week in short: days with the same hours together, e.g. `Mon – Sat 09:00–13:00, 14:00–18:00`. */
export function useWeekWords(): (hours: Technician['hours']) => string[] {
  const t = useTranslations('roster');
  return (hours) => {
    const runs: { from: number; to: number; text: string }[] = [];
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
      const own = hours.filter((one) => one.weekday === weekday).sort((a, b) => a.opens.localeCompare(b.opens));
      const text = own.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
      const last = runs.at(-1);
      if (text && last?.text === text && last.to === weekday - 1) last.to = weekday;
      else if (text) runs.push({ from: weekday, to: weekday, text });
    }
    const day = (weekday: number) => t(`short.${weekday}` as MessageKey<'roster'>);
    return runs.map(({ from, to, text }) => `${from === to ? day(from) : `${day(from)} – ${day(to)}`} ${text}`);
  };
}
