import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { fileClaim } from '#src/wire/client/claims.ts';
import type { UnitGroup } from './page.server.ts';
import { PhotoInput } from './photo-input.tsx';
import { sendPhotos } from './send-photos.ts';

type ClaimFormProps = {
  group: UnitGroup;
  today: string;
  mostPhotos: number;
  /** `lost`: how many photographs did not get through. */
  onFiled: (claimId: string, lost: number) => void;
  onClose: () => void;
};

/** What is wrong with a unit, since when, and photographs of it. */
export function ClaimForm({ group, today, mostPhotos, onFiled, onClose }: ClaimFormProps) {
  const t = useTranslations('claims');
  const [photos, setPhotos] = useState<File[]>([]);
  const { field, submit, busy, error } = useForm<
    { unitId: string; problem: string; noticedOn: string },
    { id: string; lost: number }
  >({
    area: 'claims',
    values: { unitId: group.claimable[0]?.id ?? '', problem: '', noticedOn: today },
    rules: {
      problem: (value) => (value.trim() ? undefined : t('invalid.problem')),
      noticedOn: (value) => (value && value <= today ? undefined : t('invalid.noticedOn')),
    },
    send: async ({ unitId, problem, noticedOn }) => {
      const id = await fileClaim({ unitId, problem: problem.trim(), noticedOn });
      return { id, lost: (await sendPhotos(id, photos)).lost };
    },
    done: t('file.done'),
    onSent: ({ id, lost }) => onFiled(id, lost),
  });
  return (
    <FormDialog
      title={t('file.title')}
      back={t('file.cancel')}
      send={t('file.send')}
      busy={busy}
      error={error}
      onSend={submit}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{group.name}</p>
      {group.claimable.length > 1 && (
        <SelectField {...field('unitId')} label={t('file.unit')}>
          {group.claimable.map(({ id, serial }) => (
            <option key={id} value={id}>
              {serial}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        {...field('problem')}
        label={t('file.problem')}
        hint={t('file.problemHint')}
        rows={4}
        maxLength={1000}
        aria-required
      />
      <TextField
        {...field('noticedOn')}
        type="date"
        max={today}
        label={t('file.noticedOn')}
        className="tabular"
        aria-required
      />
      <div className="grid gap-2">
        <p className="text-sm font-semibold">{t('file.photos')}</p>
        <PhotoInput
          label={t('file.choose')}
          room={mostPhotos - photos.length}
          busy={busy || photos.length >= mostPhotos}
          onChoose={(files) => setPhotos([...photos, ...files].slice(0, mostPhotos))}
        />
        <p aria-live="polite" className="text-sm text-soft">
          {photos.length > 0 ? t('file.chosen', { count: photos.length }) : t('photos.hint', { max: mostPhotos })}
        </p>
      </div>
    </FormDialog>
  );
}
