import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PlantForm } from '#src/web/features/plants/plant-form.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changePlant, removePlant } from '#src/wire/client/plants.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

type Known = Pick<Route.ComponentProps['loaderData'], 'plant' | 'known' | 'direction' | 'order' | 'today'>;

/** What is said of the plant, to be changed or removed. */
export function PlantSettings({ plant: { plant, known, direction, order, today } }: { plant: Known }) {
  const t = useTranslations('plants');
  const [state, setState] = useState<'shown' | 'changing' | 'leaving'>('shown');
  if (state === 'changing')
    return (
      <PlantForm
        title={t('form.change')}
        act={t('form.save')}
        today={today}
        known={known}
        send={(changed) => changePlant(plant.id, changed)}
        onSent={() => setState('shown')}
        onCancel={() => setState('shown')}
      />
    );
  return (
    <section aria-labelledby="settings" className="grid gap-3">
      <h2 id="settings" className="text-xl font-bold tracking-tight">
        {t('settings.title')}
      </h2>
      <p className="tabular text-soft">
        {t('settings.tilt', { tilt: String(known.tilt), dir: t(`dirs.${direction}`) })} · {known.pin}
      </p>
      {order && (
        <Link
          to={hrefs.installation(order.id)}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {t('settings.order', { number: order.number })}
        </Link>
      )}
      <div className="flex flex-wrap gap-3">
        <LiveButton look="secondary" onClick={() => setState('changing')}>
          <Pencil aria-hidden className="size-5" />
          {t('settings.change')}
        </LiveButton>
        <LiveButton look="danger" onClick={() => setState('leaving')}>
          <Trash2 aria-hidden className="size-5" />
          {t('settings.remove')}
        </LiveButton>
      </div>
      {state === 'leaving' && <RemovePlant id={plant.id} name={plant.name} onClose={() => setState('shown')} />}
    </section>
  );
}

function RemovePlant({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTranslations('plants');
  const navigate = useNavigate();
  const { run, busy, error } = useMutation('plants', { refresh: 'never' });
  const remove = async () => {
    if (await run(() => removePlant(id))) await navigate(hrefs.plants());
  };
  return (
    <ConfirmDialog
      title={t('settings.removeTitle', { name })}
      act={t('settings.remove')}
      keep={t('settings.keep')}
      busy={busy}
      error={error}
      onAct={() => void remove()}
      onClose={onClose}
    >
      <p>{t('settings.removeText')}</p>
    </ConfirmDialog>
  );
}
