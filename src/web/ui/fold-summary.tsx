import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** The line that opens a framed `<details className="group">`: the whole line is pressed, and its arrow turns. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 text-[0.9375rem] font-semibold [&::-webkit-details-marker]:hidden">
      {children}
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
      />
    </summary>
  );
}

/** The words that open a `<details className="group">` within other text. */
export function LineSummary({ children, className = 'font-semibold text-link' }: LineSummaryProps) {
  return (
    <summary
      className={`inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180" />
    </summary>
  );
}

type LineSummaryProps = { children: ReactNode; className?: string };
