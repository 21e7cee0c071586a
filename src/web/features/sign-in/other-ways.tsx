import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';

/** The sign-in methods other than the password. */
export function OtherWays({ busy, onPhone, google }: { busy: boolean; onPhone: () => void; google?: ReactNode }) {
  const t = useTranslations('waysIn');
  return (
    <div className="grid gap-2.5">
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      {google}
      <LiveButton look="secondary" block onClick={onPhone} disabled={busy}>
        <Smartphone aria-hidden className="size-5" />
        {t('phone')}
      </LiveButton>
    </div>
  );
}
