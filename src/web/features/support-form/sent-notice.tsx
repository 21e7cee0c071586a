import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type SentProps = { title: string; reference: string; number: string; text: string; children?: ReactNode };

/** Shown after a form is sent: its reference number, and what happens next. Focuses the title. */
export function SentNotice({ title, reference, number, text, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-4 rounded-panel bg-leaf-wash p-6 sm:p-8">
      <CircleCheck aria-hidden className="size-10 text-leaf" />
      <h2 ref={heading} tabIndex={-1} className="text-section font-bold outline-none">
        {title}
      </h2>
      <p>
        {reference} <strong className="tabular font-bold whitespace-nowrap select-all">{number}</strong>
      </p>
      <p className="max-w-prose text-pretty">{text}</p>
      {children}
    </section>
  );
}
