import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { nextByPress } from '#src/kernel/order-lifecycle.ts';
import { Button, buttonLook } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DeskRow } from './desk-row.ts';
import { type BulkMove, IN_BULK } from './use-moves.ts';

type Props = {
  /** The orders that are selected. */
  chosen: DeskRow[];
  moving: string | undefined;
  onMove: (cards: DeskRow[], to: BulkMove) => void;
  ended: boolean;
  onEnded: (shown: boolean) => void;
};

/** What can be done with the selected orders at once: their next step, and their pick list. */
export function BulkBar({ chosen, moving, onMove, ended, onEnded }: Props) {
  const t = useTranslations('orderDesk');
  const steps = IN_BULK.map((to) => ({ to, cards: chosen.filter(({ status }) => nextByPress(status) === to) }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-soft" role="status">
        {t('chosen', { count: chosen.length })}
      </p>
      <span className="flex flex-wrap gap-3">
        <LiveButton look="quiet" className="max-sm:-ms-4" aria-pressed={ended} onClick={() => onEnded(!ended)}>
          {t(ended ? 'hideEnded' : 'showEnded')}
        </LiveButton>
        {steps.map(
          ({ to, cards }) =>
            cards.length > 0 && (
              <Button key={to} loading={moving === to} onClick={() => onMove(cards, to)}>
                {t(`all.${to}`, { count: cards.length })}
              </Button>
            ),
        )}
        <a
          href={hrefs.pickList(chosen.map(({ id }) => id))}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ look: 'secondary' })}
        >
          <Printer aria-hidden className="size-5" />
          {chosen.length > 0 ? t('pickChosen') : t('pickAll')}
        </a>
      </span>
    </div>
  );
}
