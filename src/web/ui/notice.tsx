import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const TONES = {
  info: ['bg-brand-wash text-ink', 'text-link', Info],
  success: ['bg-leaf-wash text-ink', 'text-leaf', CircleCheck],
  warning: ['bg-sun-wash text-ink', 'text-ink', TriangleAlert],
  error: ['bg-brick-wash text-ink', 'text-brick', CircleAlert],
} as const;

/** A message on the page. `live` if it appears after an action: errors interrupt, the rest is announced politely. */
export function Notice({
  tone = 'info',
  live = false,
  action,
  children,
}: {
  tone?: NoticeTone;
  live?: boolean;
  action?: ReactNode;
  children: ReactNode;
}) {
  const [surface, mark, Icon] = TONES[tone];
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={`flex items-start gap-3 rounded-card px-4 py-3 text-[0.9375rem] ${surface}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${mark}`} />
      {/* Where there is no room beside the text, the action stands below it. */}
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-52">{children}</div>
        {action}
      </div>
    </div>
  );
}

/** Why something was refused: read out at once. */
export const ErrorNotice = ({ children }: { children: ReactNode }) => (
  <Notice tone="error" live>
    {children}
  </Notice>
);
