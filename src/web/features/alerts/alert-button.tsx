import { Bell, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { takePendingAction } from '#src/web/features/personal/pending-action.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { uidFor } from '#src/web/features/personal/uid-for.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import type { AlertKind } from '#src/wire/client/alerts.ts';
import { putAlert, useAlert } from './alert-state.ts';

type AlertButtonProps = {
  productId: string;
  /** Described by the product's name where several buttons stand on a page. */
  about?: string;
  kind: AlertKind;
  /** For a narrow card: two words on a button without a frame. */
  brief?: boolean;
  className?: string;
};

/** Asks for a mail about a product, or ends it. A guest's wish is kept during sign-in. */
export function AlertButton({ productId, about, kind, brief = false, className }: AlertButtonProps) {
  const t = useTranslations('alerts');
  const set = useAlert(productId, kind);
  const ready = usePersonal((personal) => personal.phase === 'ready');
  const { busy, error, run } = useMutation('alerts', { refresh: 'never' });
  const put = (wanted: boolean) => {
    if (!uidFor({ does: 'alert', id: productId, kind })) return;
    void run(() => putAlert(productId, kind, wanted), { done: t(`${kind}.${wanted ? 'set' : 'ended'}`) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is taken once, when the person is known
  useEffect(() => {
    const wish = ready ? takePendingAction(['alert'], productId) : undefined;
    if (wish?.does === 'alert' && wish.kind === kind) put(true);
  }, [ready, productId, kind]);
  return (
    <span className={`grid gap-1 ${className ?? ''}`}>
      <LiveButton
        look={brief ? 'quiet' : 'secondary'}
        size={brief ? 'small' : 'large'}
        className={brief ? '-ms-4 justify-self-start' : ''}
        loading={busy}
        aria-pressed={set ?? false}
        aria-description={about}
        onClick={() => put(!set)}
      >
        {set ? (
          <BellRing aria-hidden className="size-4.5 shrink-0" />
        ) : (
          <Bell aria-hidden className="size-4.5 shrink-0" />
        )}
        {t(`${kind}.${set ? 'asked' : 'ask'}${brief ? 'Brief' : ''}`)}
      </LiveButton>
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </span>
  );
}
