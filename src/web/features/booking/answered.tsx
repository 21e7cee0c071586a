import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

type AnsweredProps = {
  icon: LucideIcon;
  /** What is asked. */
  title: string;
  /** The answer as it stands. */
  answer: ReactNode;
  /** Whether the answer was there when the form opened. */
  known: boolean;
  /** Whether something is wrong with it: then the fields are shown. */
  wrong: boolean;
  children: ReactNode;
};

/** What the account knows already: one line, with its fields behind "Change". They stay part of the form. */
export function Answered({ icon: Icon, title, answer, known, wrong, children }: AnsweredProps) {
  const t = useTranslations('booking.steps');
  const id = useId();
  const parts = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<'at-once' | 'pressed' | undefined>(known ? undefined : 'at-once');
  useEffect(() => {
    if (opened === 'pressed') parts.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [opened]);
  const open = wrong || opened !== undefined;
  return (
    <>
      {!open && (
        <div className="flex items-start gap-3 rounded-card bg-mist py-1.5 ps-4 pe-1.5">
          <Icon aria-hidden className="mt-3 size-5 shrink-0 text-link" />
          <div className="min-w-0 grow py-2.5 wrap-anywhere">{answer}</div>
          <button
            type="button"
            aria-label={`${t('change')}: ${title}`}
            aria-expanded={false}
            aria-controls={id}
            onClick={() => setOpened('pressed')}
            className="min-h-11 shrink-0 rounded-card px-3 text-sm font-semibold text-link hover:underline"
          >
            {t('change')}
          </button>
        </div>
      )}
      <div ref={parts} id={id} hidden={!open} className="grid min-w-0 gap-4">
        {children}
      </div>
    </>
  );
}
