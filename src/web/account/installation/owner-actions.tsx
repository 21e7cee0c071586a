import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { canBecome } from '#src/kernel/installation.ts';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { endInstallation } from '#src/wire/client/installations.ts';
import type { InstallationView } from './page.server.ts';

/** Hands the system over, with its invoice, or cancels the order, with its refunds; each asks first. */
export function OwnerActions({ file: { order, milestones } }: { file: InstallationView }) {
  const t = useTranslations('installations');
  const { busy, error, act } = useAction('installations');
  const [asked, setAsked] = useState<'completed' | 'cancelled'>();
  const [note, setNote] = useState('');
  const left = milestones.reduce((all, one) => all + one.left, 0);
  const may = (['completed', 'cancelled'] as const).filter((to) => canBecome(order.state, to));
  if (may.length === 0) return null;
  const send = async () => {
    if (!asked) return;
    if (await act(() => endInstallation(order.id, { state: asked, note: note.trim() }), t(`ended.${asked}`)))
      setAsked(undefined);
  };
  return (
    <section aria-label={t('actions')} className="flex flex-wrap gap-3">
      {may.map((to) => (
        <LiveButton key={to} look={to === 'completed' ? 'primary' : 'danger'} onClick={() => setAsked(to)}>
          {t(`end.${to}`)}
        </LiveButton>
      ))}
      {asked && (
        <ConfirmDialog
          title={t(`end.${asked}`)}
          act={t(`end.${asked}`)}
          look={asked === 'completed' ? 'primary' : 'danger'}
          keep={t('back')}
          busy={busy}
          error={error}
          onAct={() => void send()}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`endText.${asked}`, { amount: formatPrice(asked === 'completed' ? order.total : left) })}</p>
          {asked === 'cancelled' && (
            <TextField
              label={t('cancelNote')}
              value={note}
              maxLength={500}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}
