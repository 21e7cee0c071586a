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
