import { useTranslations } from 'use-intl';

/** Says that a page keeps itself up to date, or that it is out of touch for the moment. */
export function LiveMark({ connected }: { connected: boolean }) {
  const t = useTranslations('admin');
  return (
    <p className="inline-flex items-center gap-2 text-sm text-soft">
      <span aria-hidden className={`size-2 rounded-full ${connected ? 'bg-leaf' : 'bg-line'}`} />
      {t(connected ? 'live' : 'connecting')}
    </p>
  );
}
