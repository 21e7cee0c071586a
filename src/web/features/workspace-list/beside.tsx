import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

type BesideProps = {
  /** Which row is open. */
  id: string;
  title: string;
  /** The list without it, and its neighbours. */
  close: string;
  previous: string | undefined;
  next: string | undefined;
  children: ReactNode;
};

const STEP =
  'grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-mist aria-disabled:opacity-40 [&>svg]:size-5';

/** A list, and beside it what is open of it; on a narrow screen one or the other. `title`: the list's, for whom it is hidden. */
export const WithBeside = ({
  open,
  title,
  list,
  children,
}: {
  open: boolean;
  title: string;
  list: ReactNode;
  children: ReactNode;
}) => (
  <div className={open ? 'items-start gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_32.5rem]' : ''}>
    {open && <h1 className="sr-only xl:hidden">{title}</h1>}
    <div className={`min-w-0 ${open ? 'max-xl:hidden' : ''}`}>{list}</div>
    {children}
  </div>
);

/** What is open of a list: with its own address, closed by Escape, which gives the focus back to its row. */
export function Beside({ id, title, close, previous, next, children }: BesideProps) {
  const t = useTranslations('desk');
  const heading = useId();
  const navigate = useNavigate();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (id) ref.current?.focus({ preventScroll: !matchMedia('(width < 80rem)').matches });
  }, [id]);
  useEffect(() => () => returnTo(id), [id]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      void navigate(close, { preventScrollReset: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, close]);
  return (
    <section
      aria-labelledby={heading}
      className="rise min-w-0 max-xl:pt-4 xl:sticky xl:top-18 xl:mt-6 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:overscroll-contain xl:rounded-panel xl:border xl:border-line xl:bg-paper"
    >
      <header className="sticky top-14 z-10 flex items-center gap-1 border-b border-line bg-ground py-2 xl:top-0 xl:bg-paper xl:px-5">
        <h2
          ref={ref}
          id={heading}
          tabIndex={-1}
          className="tabular me-auto min-w-0 truncate text-lg font-bold tracking-tight outline-none"
        >
          {title}
        </h2>
        <Step to={previous} label={t('before')}>
          <ChevronUp aria-hidden />
        </Step>
        <Step to={next} label={t('after')}>
          <ChevronDown aria-hidden />
        </Step>
        <Link to={close} preventScrollReset aria-label={t('close')} className={STEP}>
          <X aria-hidden />
        </Link>
      </header>
      <div className="@container py-5 xl:px-5">{children}</div>
    </section>
  );
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (!to)
    return (
      <span aria-hidden className={`${STEP} opacity-40 hover:bg-transparent`}>
        {children}
      </span>
    );
  return (
    <Link to={to} preventScrollReset aria-label={label} className={STEP}>
      {children}
    </Link>
  );
}

/** Gives the focus back to a row's link once the page shows the list again; another row that opens takes it itself. */
function returnTo(id: string): void {
  requestAnimationFrame(() => {
    if ((document.activeElement ?? document.body) !== document.body) return;
    const links = [...document.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)];
    links.find((link) => link.offsetParent !== null)?.focus({ preventScroll: true });
  });
}
