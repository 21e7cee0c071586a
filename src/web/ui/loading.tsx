import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** A grey place where something will stand; give it a size by its classes. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`shimmer block rounded-card ${className}`} />
);

/** 'Loading...' with the shape of what comes as its children. */
export function Loading({ children }: { children?: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <div role="status" aria-busy="true">
      <p className={children ? 'sr-only' : 'py-10 text-center text-soft'}>{t('loading')}</p>
      {children}
    </div>
  );
}
