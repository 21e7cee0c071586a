import { ChevronRight } from 'lucide-react';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type CardTag = 'div' | 'ul' | 'ol' | 'li' | 'section' | 'article' | 'form' | 'dl';
type CardProps<T extends CardTag> = Omit<ComponentProps<T>, 'ref'> & { as?: T };

/** A raised card: hairline, radius 12. `as`: its element. */
export function Card<T extends CardTag = 'div'>({ as, className = '', ...rest }: CardProps<T>) {
  return createElement(as ?? 'div', { className: `rounded-card border border-line bg-paper ${className}`, ...rest });
}

type TitleProps = { title: string; lead?: ReactNode; action?: ReactNode; under?: boolean };

/** A page's heading, with a line under it and space for actions. `under`: something above it is the page's main heading. */
export function PageTitle({ title, lead, action, under = false }: TitleProps) {
  const Title = under ? 'h2' : 'h1';
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-8 pb-6">
      <div className="grid gap-1.5">
        <Title className="text-title font-bold">{title}</Title>
        {lead && <p className="max-w-prose text-soft">{lead}</p>}
      </div>
      {action}
    </header>
  );
}

/** A section's heading, with 'View all' if `to` is given and a word `beside` it. `about` completes the link's name for screen readers. */
export function SectionHeader({
  id,
  title,
  to,
  action,
  beside,
}: {
  id?: string;
  title: string;
  to?: string;
  action?: ReactNode;
  beside?: ReactNode;
}) {
  return (
    <header className="mb-4 flex items-center justify-between gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="text-section font-bold">
          {title}
        </h2>
        {beside}
      </div>
      <div className="flex items-center gap-2">
        {to && <ViewAll to={to} about={title} />}
        {action}
      </div>
    </header>
  );
}

export function ViewAll({ to, about }: { to: string; about: string }) {
  const t = useTranslations('shell');
  return (
    <Link
      to={to}
      className="-me-2 inline-flex min-h-11 shrink-0 items-center gap-0.5 rounded-card px-2 text-sm font-semibold whitespace-nowrap text-link hover:underline"
    >
      {t('viewAll')}
      <span className="sr-only"> {about}</span>
      <ChevronRight aria-hidden className="size-4" />
    </Link>
  );
}
