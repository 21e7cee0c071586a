import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';

/** The button stays at the end of the list, disabled, so that it keeps the focus after the last press. */
const END = 'aria-disabled:opacity-40';

type MoveProps = {
  title: string;
  at: number;
  count: number;
  busy?: boolean;
  onMove: (from: number, to: number) => void;
};

/** Moves a row of a list up or down. */
export function MoveButtons({ title, at, count, busy = false, onMove }: MoveProps) {
  const t = useTranslations('homeDesk');
  const move = (to: number) => !busy && to >= 0 && to < count && onMove(at, to);
  return (
    <>
      <IconButton
        label={t('up', { title })}
        aria-disabled={at === 0 || undefined}
        className={END}
        onClick={() => move(at - 1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={t('down', { title })}
        aria-disabled={at === count - 1 || undefined}
        className={END}
        onClick={() => move(at + 1)}
      >
        <ArrowDown />
      </IconButton>
    </>
  );
}
