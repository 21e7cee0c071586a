import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * The link of a row that can be pressed anywhere: it covers the row, which is `relative`; what else can be pressed there is raised above it. `plain`:
 * a second link in the row, which covers nothing. `id`: which row, so that the focus can return to it.
 */
export function RowLink({
  id,
  to,
  label,
  plain = false,
  children,
}: {
  id: string;
  to: string;
  label: string;
  plain?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      data-row={plain ? undefined : id}
      aria-label={label}
      className={
        plain
          ? 'inline-flex min-h-11 items-center rounded-card px-3 text-sm font-semibold text-link hover:underline'
          : 'tabular font-bold text-link -outline-offset-2 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link'
      }
    >
      {children}
    </Link>
  );
}
