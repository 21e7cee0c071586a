import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ClaimState, canMoveClaim } from '#src/kernel/claim-lifecycle.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { PartDialog } from './part-dialog.tsx';

const MOVES = ['accepted', 'part-sent', 'closed', 'refused'] as const;
type Move = (typeof MOVES)[number];

/** A button for each state that the shop may move a claim to. */
export function ClaimMoves({ id, state }: { id: string; state: ClaimState }) {
  const t = useTranslations('claimDesk');
  const [moving, setMoving] = useState<Move>();
  const close = () => setMoving(undefined);
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {MOVES.filter((to) => canMoveClaim(state, to)).map((to) => (
        <LiveButton
          key={to}
          look={to === 'refused' ? 'danger' : 'primary'}
          onClick={() => setMoving(to)}
          className="max-sm:grow"
        >
          {t(to === 'part-sent' ? 'answer.part' : `answer.${to}`)}
        </LiveButton>
      ))}
      {moving === 'part-sent' && <PartDialog id={id} onClose={close} />}
      {moving && moving !== 'part-sent' && <AnswerDialog id={id} to={moving} onClose={close} />}
    </div>
  );
}
