import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { setCharges } from '#src/wire/client/delivery-desk.ts';
import type { DeliveryZone } from '#src/wire/domain.ts';
import { figureOf, figureOrNone } from './figures.ts';

/** Sets one charge for all zones at once; the fields show the values they have in common. */
export function ChargesForm({ zones }: { zones: DeliveryZone[] }) {
  const t = useTranslations('deliveryDesk');
  const [first] = zones;
  const same =
    first !== undefined &&
    zones.every(({ charge, freeFrom }) => charge === first.charge && freeFrom === first.freeFrom);
  const { field, submit, busy, error } = useForm<{ charge: string; freeFrom: string }>({
    area: 'deliveryDesk',
    values: {
      charge: same ? String(first.charge / 100) : '',
      freeFrom: same && first.freeFrom !== null ? String(first.freeFrom / 100) : '',
    },
    send: ({ charge, freeFrom }) => setCharges({ charge: figureOf(charge), freeFrom: figureOrNone(freeFrom) }),
    done: t('saved'),
  });
  return (
    <section aria-labelledby="charges">
      <h2 id="charges" className="text-lg font-bold tracking-tight">
        {t('charges')}
      </h2>
      <p className="pb-3 text-sm text-soft">{t(same ? 'chargesText' : 'chargesDiffer')}</p>
      {error && (
        <div className="pb-3">
          <ErrorNotice>{error}</ErrorNotice>
        </div>
      )}
      <form
        noValidate
        onSubmit={submit}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-5 sm:grid-cols-[1fr_1fr_auto]"
      >
        <TextField {...field('charge')} label={t('charge')} inputMode="numeric" maxLength={9} />
        <TextField
          {...field('freeFrom')}
          label={t('freeFrom')}
          hint={t('freeFromHint')}
          inputMode="numeric"
          maxLength={9}
        />
        <LiveButton type="submit" loading={busy} className="sm:mt-7">
          {t('saveCharges')}
        </LiveButton>
      </form>
    </section>
  );
}
