import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ahead } from './prefetch.ts';

const LOOK =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm lg:px-2.75 font-semibold whitespace-nowrap transition-colors duration-200';

/** A choice that is a link. `current` marks the selected one; with `removeLabel` a press removes it. */
export function Chip({
  to,
  current = false,
  removeLabel,
  children,
}: {
  to: string;
  current?: boolean;
  removeLabel?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      prefetch={ahead()}
      aria-current={current ? 'true' : undefined}
      aria-label={removeLabel}
      className={`${LOOK} ${current ? 'bg-night text-on-night dark:bg-brand dark:text-on-brand' : 'bg-paper text-ink inset-ring inset-ring-line hover:inset-ring-ink'}`}
    >
      {children}
      {removeLabel && <X aria-hidden className="size-4" />}
    </Link>
  );
}
