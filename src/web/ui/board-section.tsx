import { type ReactNode, useId } from 'react';

/** A list of the dashboard with a heading; `none` replaces missing rows. */
export function BoardSection({
  title,
  text,
  none,
  action,
  children,
}: {
  title: string;
  text?: string;
  none?: string | false;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id={id} className="text-section font-bold">
            {title}
          </h2>
          {text && <p className="text-sm text-soft">{text}</p>}
        </div>
        {action}
      </header>
      {none ? (
        <p className="rounded-card bg-mist px-5 py-4 text-soft">{none}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">{children}</ul>
      )}
    </section>
  );
}

export const ROW = 'flex min-h-14 items-center justify-between gap-4 px-4 py-2.5 sm:px-5';
