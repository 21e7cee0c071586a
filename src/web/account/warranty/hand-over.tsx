import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { offerUnits, withdrawOffer } from '#src/wire/client/warranty.ts';
import type { UnitGroup } from './page.server.ts';

type Made = { code: string; expiresAt: string };

/** Units go to another owner, such as with the house: by a code that is shown once. */
export function HandOver({
  groups,
  transfer,
}: {
  groups: UnitGroup[];
  transfer: { until: string; count: number } | undefined;
}) {
  const t = useTranslations('warranty');
  const [isChoosing, setChoosing] = useState(false);
  const [made, setMade] = useState<Made>();
  const { run, busy, error } = useMutation('warranty');
  return (
    <section
      aria-labelledby="hand-over"
      className="grid content-start gap-4 rounded-panel border border-line p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="hand-over" className="text-section font-bold">
          {t('handOver.title')}
        </h2>
        <p className="text-sm text-soft">{t('handOver.text')}</p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {transfer && <Notice>{t('handOver.out', { count: transfer.count, until: transfer.until })}</Notice>}
      <div className="flex flex-wrap gap-3">
        <LiveButton look="secondary" onClick={() => setChoosing(true)}>
          <KeyRound aria-hidden className="size-5" />
          {t(transfer ? 'handOver.again' : 'handOver.make')}
        </LiveButton>
        {transfer && (
          <LiveButton look="quiet" loading={busy} onClick={() => void run(withdrawOffer, t('handOver.ended'))}>
            {t('handOver.end')}
          </LiveButton>
        )}
      </div>
      {isChoosing && (
        <ChooseUnits
          groups={groups}
          onMade={(code) => {
            setChoosing(false);
            setMade(code);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {made && <ShownCode made={made} onClose={() => setMade(undefined)} />}
    </section>
  );
}

function ChooseUnits({
  groups,
  onMade,
  onClose,
}: {
  groups: UnitGroup[];
  onMade: (made: Made) => void;
  onClose: () => void;
}) {
  const t = useTranslations('warranty');
  const { run, busy, error } = useMutation('warranty');
  const [stays, setStays] = useState<string[]>([]);
  const goes = groups.filter(({ id }) => !stays.includes(id)).flatMap(({ units }) => units.map(({ id }) => id));
  const [isChecked, setChecked] = useState(false);
  const send = async () => {
    setChecked(true);
    if (goes.length === 0) return;
    let made: Made | undefined;
    if (
      await run(async () => {
        made = await offerUnits(goes);
      })
    )
      if (made) onMade(made);
  };
  return (
    <FormDialog
      title={t('handOver.choose')}
      back={t('form.cancel')}
      send={t('handOver.make')}
      busy={busy}
      error={error ?? (isChecked && goes.length === 0 ? t('handOver.nothing') : undefined)}
      onSend={send}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-2 text-sm text-soft">{t('handOver.chooseText')}</legend>
        {groups.map(({ id, name, units }) => (
          <CheckField
            key={id}
            label={name}
            hint={t('serials', { count: units.length, serials: units.map(({ serial }) => serial).join(', ') })}
            checked={!stays.includes(id)}
            onChange={(event) => setStays(event.target.checked ? stays.filter((one) => one !== id) : [...stays, id])}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}

/** The code, this once. */
function ShownCode({ made: { code, expiresAt }, onClose }: { made: Made; onClose: () => void }) {
  const t = useTranslations('warranty');
  const format = useFormatter();
  return (
    <Dialog
      open
      title={t('handOver.code')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t('handOver.noted')}</Button>}
    >
      <div className="grid gap-4">
        <p className="tabular rounded-card bg-mist px-4 py-5 text-center text-2xl font-bold tracking-wider select-all">
          {code}
        </p>
        <p>{t('handOver.codeText', { until: format.dateTime(new Date(expiresAt), { dateStyle: 'long' }) })}</p>
      </div>
    </Dialog>
  );
}
