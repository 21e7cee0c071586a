import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** A grey placeholder; its classes set the size. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`shimmer block rounded-card ${className}`} />
);

/** 'Loading...', with placeholders of what is coming as its children. */
export function Loading({ children }: { children?: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <div role="status" aria-busy="true">
      <p className={children ? 'sr-only' : 'py-10 text-center text-soft'}>{t('loading')}</p>
      {children}
    </div>
  );
}
