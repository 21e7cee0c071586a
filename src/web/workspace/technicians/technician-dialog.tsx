import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { saveTechnician } from '#src/wire/client/roster.ts';
import type { ServiceArea, Technician } from '#src/wire/domain.ts';
import { HoursField } from './hours-field.tsx';

const WORKDAYS = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
  { weekday, opens: '09:00', closes: '13:00' },
  { weekday, opens: '14:00', closes: '18:00' },
]);
const NOBODY: Omit<Technician, 'id'> = { name: '', phone: '', email: '', active: true, areaIds: [], hours: WORKDAYS };

/** Adds or changes a technician. */
export function TechnicianDialog({
  technician,
  areas,
  onClose,
}: {
  technician: Technician | undefined;
  areas: ServiceArea[];
  onClose: () => void;
}) {
  const t = useTranslations('roster');
  const [draft, setDraft] = useState(technician ?? NOBODY);
  const { busy, errors, error, run } = useMutation('roster');
  const set = (change: Partial<Technician>) => setDraft((known) => ({ ...known, ...change }));
  const toggle = (id: string, chosen: boolean) =>
    set({ areaIds: chosen ? [...draft.areaIds, id] : draft.areaIds.filter((one) => one !== id) });
  async function submit(event: FormEvent) {
    event.preventDefault();
    const { name, phone, email, active, areaIds, hours } = draft;
    if (await run(() => saveTechnician({ name, phone, email, active, areaIds, hours }, technician?.id), t('saved')))
      onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={technician ? technician.name : t('addTechnician')}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="technician" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="technician" noValidate onSubmit={submit} className="grid gap-5">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t('name')}
            value={draft.name}
            error={errors['name']}
            maxLength={60}
            required
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={t('phone')}
            value={draft.phone}
            error={errors['phone']}
            inputMode="tel"
            maxLength={10}
            onChange={(event) => set({ phone: event.target.value.replaceAll(/\D/g, '') })}
          />
        </div>
        <TextField
          label={t('account')}
          hint={t('accountHint')}
          type="email"
          value={draft.email}
          error={errors['email']}
          maxLength={254}
          onChange={(event) => set({ email: event.target.value.trim() })}
        />
        <CheckField
          label={t('active')}
          hint={t('activeHint')}
          checked={draft.active}
          onChange={(event) => set({ active: event.target.checked })}
        />
        <fieldset>
          <legend className="text-sm font-semibold">{t('areas')}</legend>
          {areas.length === 0 && <p className="pt-1 text-sm text-soft">{t('noAreas')}</p>}
          <div className="grid gap-x-4 sm:grid-cols-2">
            {areas.map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                checked={draft.areaIds.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
            ))}
          </div>
          <p aria-live="polite" className="text-sm font-medium text-brick">
            {errors['areaIds']}
          </p>
        </fieldset>
        <HoursField value={draft.hours} error={errors['hours']} onChange={(hours) => set({ hours })} />
      </form>
    </Dialog>
  );
}
