import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#src/web/ui/badge.tsx';
import { Card } from '#src/web/ui/surface.tsx';

type Sender = { name: string; email: string; phone: string };
const TONES: Record<string, 'sun' | 'brand' | 'leaf' | 'plain'> = {
  new: 'sun',
  received: 'sun',
  called: 'brand',
  'in-review': 'brand',
  answered: 'leaf',
  resolved: 'leaf',
};

/** A message sent to the shop: who, when, what, and below it what can be done. */
export function DeskCard({
  sender: { name, email, phone },
  reference,
  when,
  state,
  stateWords,
  facts,
  text,
  children,
}: {
  sender: Sender;
  reference: string;
  when: string;
  state: string;
  stateWords: string;
  facts?: ReactNode;
  text: string;
  children: ReactNode;
}) {
  return (
    <Card as="article" aria-labelledby={reference} className="grid gap-4 p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id={reference} className="text-lg font-bold tracking-tight wrap-anywhere">
            {name}
          </h2>
          <p className="tabular text-sm text-soft">
            {reference} · {when}
          </p>
        </div>
        <Badge tone={TONES[state] ?? 'plain'}>{stateWords}</Badge>
      </header>
      {facts}
      {text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      <p className="flex flex-wrap gap-x-6 text-[0.9375rem]">
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}
          className="inline-flex min-h-11 items-center gap-2 text-link hover:underline wrap-anywhere"
        >
          <Mail aria-hidden className="size-4.5 shrink-0" />
          {email}
        </a>
        {phone && (
          <a
            href={`tel:${phone}`}
            className="tabular inline-flex min-h-11 items-center gap-2 text-link hover:underline"
          >
            <Phone aria-hidden className="size-4.5 shrink-0" />
            {phone}
          </a>
        )}
      </p>
      {children}
    </Card>
  );
}
