import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { saveTechnician } from '#src/wire/client/roster.ts';
import type { ServiceArea, Technician } from '#src/wire/domain.ts';
import { HoursField } from './hours-field.tsx';

const WORKDAYS = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
  { weekday, opens: '09:00', closes: '13:00' },
  { weekday, opens: '14:00', closes: '18:00' },
]);
const NOBODY: Omit<Technician, 'id'> = { name: '', phone: '', email: '', active: true, areaIds: [], hours: WORKDAYS };

const digits = (typed: string) => typed.replaceAll(/\D/g, '');

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
  const { fields, field, box, errorOf, submit, busy, error } = useForm<Omit<Technician, 'id'>>({
    area: 'roster',
    values: technician ?? NOBODY,
    send: ({ name, phone, email, active, areaIds, hours }) =>
      saveTechnician({ name, phone: digits(phone), email: email.trim(), active, areaIds, hours }, technician?.id),
    done: t('saved'),
    onSent: onClose,
  });
  const [areaIds, hours] = fields.watch(['areaIds', 'hours']);
  const toggle = (id: string, chosen: boolean) =>
    fields.setValue('areaIds', chosen ? [...areaIds, id] : areaIds.filter((one) => one !== id));
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
          <TextField label={t('name')} {...field('name')} maxLength={60} required />
          <TextField
            label={t('phone')}
            {...field('phone', { onChange: (event) => fields.setValue('phone', digits(event.target.value)) })}
            inputMode="tel"
            maxLength={10}
          />
        </div>
        <TextField label={t('account')} hint={t('accountHint')} type="email" {...field('email')} maxLength={254} />
        <CheckField label={t('active')} hint={t('activeHint')} {...box('active')} />
        <fieldset>
          <legend className="text-sm font-semibold">{t('areas')}</legend>
          {areas.length === 0 && <p className="pt-1 text-sm text-soft">{t('noAreas')}</p>}
          <div className="grid gap-x-4 sm:grid-cols-2">
            {areas.map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                checked={areaIds.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
            ))}
          </div>
          <p aria-live="polite" className="text-sm font-semibold text-brick">
            {errorOf('areaIds')}
          </p>
        </fieldset>
        <HoursField value={hours} error={errorOf('hours')} onChange={(next) => fields.setValue('hours', next)} />
      </form>
    </Dialog>
  );
}
