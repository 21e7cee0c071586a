import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';

export type SaidFinding = { rule: string; verdict: 'fits' | 'warn' | 'unknown' | 'blocks'; text: string };

const MARKS = {
  fits: [CircleCheck, 'text-leaf'],
  warn: [CircleAlert, 'text-ink'],
  unknown: [CircleHelp, 'text-soft'],
  blocks: [CircleAlert, 'text-brick'],
} as const;

/** What the rules say, each with its verdict as a mark, and as a word for screen readers. */
export function FindingList({
  findings,
  words,
}: {
  findings: readonly SaidFinding[];
  words: (verdict: SaidFinding['verdict']) => string;
}) {
  return (
    <ul className="grid gap-2.5">
      {findings.map(({ rule, verdict, text }) => {
        const [Icon, tone] = MARKS[verdict];
        return (
          <li key={rule + text} className="flex gap-2.5 text-[0.9375rem]">
            <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
            <span className="min-w-0 text-pretty">
              <span className="sr-only">{words(verdict)}: </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
