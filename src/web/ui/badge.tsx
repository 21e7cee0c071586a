import type { ReactNode } from 'react';

const TONES = {
  sun: 'bg-sun text-on-sun',
  brand: 'bg-brand-wash text-link',
  leaf: 'bg-leaf-wash text-leaf',
  brick: 'bg-brick-wash text-brick',
  plain: 'bg-mist text-soft',
};

/** A small label; `sun` is reserved for deals. */
export function Badge({
  tone = 'plain',
  className = '',
  children,
}: {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs font-bold ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
