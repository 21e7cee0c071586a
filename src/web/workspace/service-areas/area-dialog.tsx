import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { saveArea } from '#src/wire/client/roster.ts';
import type { ServiceArea } from '#src/wire/domain.ts';

/** Adds or changes an area; its PIN codes are typed with anything between them. */
export function AreaDialog({ area, onClose }: { area: ServiceArea | undefined; onClose: () => void }) {
  const t = useTranslations('roster');
  const [draft, setDraft] = useState({
    name: area?.name ?? '',
    travelMinutes: String(area?.travelMinutes ?? 30),
    active: area?.active ?? true,
    prefixes: area?.prefixes.join(', ') ?? '',
  });
  const { busy, errors, error, run } = useMutation('roster');
  const set = (change: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...change }));
  async function submit(event: FormEvent) {
    event.preventDefault();
    const prefixes = draft.prefixes.split(/[^\d]+/).filter(Boolean);
    const wish = {
      name: draft.name,
      active: draft.active,
      prefixes,
      travelMinutes: Number(draft.travelMinutes || 'NaN'),
    };
    if (await run(() => saveArea(wish, area?.id), t('saved'))) onClose();
  }
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
        <TextField
          label={t('areaName')}
          value={draft.name}
          error={errors['name']}
          maxLength={60}
          required
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextArea
          label={t('prefixes')}
          hint={t('prefixesHint')}
          value={draft.prefixes}
          error={errors['prefixes']}
          inputMode="numeric"
          onChange={(event) => set({ prefixes: event.target.value })}
        />
        <TextField
          label={t('travel')}
          hint={t('travelHint')}
          value={draft.travelMinutes}
          error={errors['travelMinutes']}
          inputMode="numeric"
          onChange={(event) => set({ travelMinutes: event.target.value })}
        />
        <CheckField
          label={t('served')}
          hint={t('servedHint')}
          checked={draft.active}
          onChange={(event) => set({ active: event.target.checked })}
        />
      </form>
    </Dialog>
  );
}
