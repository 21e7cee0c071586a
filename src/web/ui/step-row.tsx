import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

type StepRowProps = {
  look: 'reached' | 'rejected' | 'next' | 'ahead';
  isLast: boolean;
  isCurrent?: boolean;
  children: ReactNode;
};
const DOT = {
  reached: 'bg-leaf text-ground',
  rejected: 'bg-brick text-ground',
  next: 'border-2 border-link bg-paper',
  ahead: 'border-2 border-line bg-paper',
} as const;

/** A step of a history that runs from top to bottom, in an `ol`: what was reached, and what is still to come. */
export function StepRow({ look, isLast, isCurrent = false, children }: StepRowProps) {
  const isDone = look === 'reached' || look === 'rejected';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden
          className={`absolute start-2.75 top-6 bottom-0 w-0.5 ${isDone ? 'bg-leaf' : 'bg-line'} forced-colors:bg-[CanvasText]`}
        />
      )}
      <span aria-hidden className={`grid size-6 place-items-center rounded-full ${DOT[look]}`}>
        {look === 'reached' && <Check className="size-3.5 stroke-3!" />}
        {look === 'rejected' && <X className="size-3.5 stroke-3!" />}
      </span>
      <div className="grid min-w-0 content-start gap-0.5">{children}</div>
    </li>
  );
}
