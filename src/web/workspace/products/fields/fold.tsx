import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** A part of the form that stays collapsed until it is opened, or until something in it has to be corrected. */
export function Fold({ title, wrong, children }: { title: string; wrong: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wrong) ref.current?.setAttribute('open', '');
  }, [wrong]);
  return (
    <details ref={ref} className="group rounded-card border border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 text-[0.9375rem] font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-5 text-soft transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4">{children}</div>
    </details>
  );
}
