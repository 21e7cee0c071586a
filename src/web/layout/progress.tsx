import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';

/** 'Loading...' while the next page loads: announced at once, drawn only if it takes longer than a blink. */
export function Progress() {
  const t = useTranslations('shell');
  const waiting = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {waiting && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span className="progress block h-0.75 origin-left bg-sun" />
        </>
      )}
    </div>
  );
}
