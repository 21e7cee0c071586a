import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { saveArea } from '#src/wire/client/roster.ts';
import type { ServiceArea } from '#src/wire/domain.ts';

type AreaDraft = { name: string; travelMinutes: string; active: boolean; prefixes: string };

/** Adds or changes an area; its PIN codes may be separated by anything. */
export function AreaDialog({ area, onClose }: { area: ServiceArea | undefined; onClose: () => void }) {
  const t = useTranslations('roster');
  const { field, box, submit, busy, error } = useForm<AreaDraft>({
    area: 'roster',
    values: {
      name: area?.name ?? '',
      travelMinutes: String(area?.travelMinutes ?? 30),
      active: area?.active ?? true,
      prefixes: area?.prefixes.join(', ') ?? '',
    },
    send: ({ name, active, travelMinutes, prefixes }) =>
      saveArea(
        {
          name,
          active,
          prefixes: prefixes.split(/[^\d]+/).filter(Boolean),
          travelMinutes: Number(travelMinutes || 'NaN'),
        },
        area?.id,
      ),
    done: t('saved'),
    onSent: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={area ? area.name : t('addArea')}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="area" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="area" noValidate onSubmit={submit} className="grid gap-5">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <TextField label={t('areaName')} {...field('name')} maxLength={60} required />
        <TextArea label={t('prefixes')} hint={t('prefixesHint')} {...field('prefixes')} inputMode="numeric" />
        <TextField label={t('travel')} hint={t('travelHint')} {...field('travelMinutes')} inputMode="numeric" />
        <CheckField label={t('served')} hint={t('servedHint')} {...box('active')} />
      </form>
    </Dialog>
  );
}
