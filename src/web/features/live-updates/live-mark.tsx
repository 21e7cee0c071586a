import { useTranslations } from 'use-intl';

/** Shows that a page updates automatically, or that it is disconnected at the moment. */
export function LiveMark({ connected }: { connected: boolean }) {
  const t = useTranslations('admin');
  return (
    <p className="inline-flex items-center gap-2 text-sm text-soft">
      <span aria-hidden className={`size-2 rounded-full ${connected ? 'bg-leaf' : 'bg-line'}`} />
      {t(connected ? 'live' : 'connecting')}
    </p>
  );
}
