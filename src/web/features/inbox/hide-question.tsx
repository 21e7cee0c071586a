import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeQuestion, type HidingReason } from '#src/wire/client/questions.ts';

const REASONS: HidingReason[] = ['spam', 'offensive', 'off-topic', 'personal', 'asked-before'];

/** Takes a question off the product's page, or keeps it off, for a reason that its asker reads. */
export function HideQuestion({ id }: { id: string }) {
  const t = useTranslations('questionDesk');
  const { busy, error, run } = useMutation('questionDesk');
  const [reason, setReason] = useState<HidingReason>();
  const [missing, setMissing] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason) return setMissing(true);
    if (!busy) await run(() => changeQuestion(id, { state: 'hidden', reason }), t('hidden'));
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 border-t border-line pt-4">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="flex flex-wrap items-start gap-3">
        <div className="grow sm:max-w-80">
          <SelectField
            label={t('why')}
            value={reason ?? ''}
            error={missing ? t('chooseWhy') : undefined}
            onChange={(event) => {
              setReason(event.target.value as HidingReason);
              setMissing(false);
            }}
          >
            <option value="" disabled>
              {t('chooseWhy')}
            </option>
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`reasons.${one}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <LiveButton type="submit" look="secondary" loading={busy} className="min-h-12! max-sm:grow sm:mt-7">
          {t('hide')}
        </LiveButton>
      </div>
    </form>
  );
}
