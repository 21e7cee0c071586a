import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#src/web/ui/surface.tsx';

type EntryProps = {
  id: string;
  name: string;
  /** Its own page, if it has one. */
  to?: string;
  badges: ReactNode;
  actions: ReactNode;
  /** What is to be said of it, in lines. */
  children: ReactNode;
};

/** An entry of a desk's list: its name with badges, some lines, and on a wide screen its actions beside them. */
export const DeskEntry = ({ id, name, to, badges, actions, children }: EntryProps) => (
  <Card as="article" aria-labelledby={id} className="grid gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
    <div className="grid min-w-0 gap-1">
      <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold tracking-tight">
        {to ? (
          <Link to={to} className="wrap-anywhere hover:text-link hover:underline">
            {name}
          </Link>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        )}
        {badges}
      </h2>
      {children}
    </div>
    {actions}
  </Card>
);
