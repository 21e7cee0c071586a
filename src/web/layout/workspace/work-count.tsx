import { useTranslations } from 'use-intl';

/** How much waits behind a link; nothing if nothing does. */
export function WorkCount({ count }: { count: number }) {
  const t = useTranslations('admin');
  if (count === 0) return null;
  return (
    <span className="tabular ms-auto grid h-5.5 min-w-5.5 place-items-center rounded-full bg-brand px-1.5 text-xs font-bold text-on-brand">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('waiting', { count })}</span>
    </span>
  );
}
