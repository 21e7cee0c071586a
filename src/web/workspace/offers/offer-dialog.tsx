import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { addOffer, changeOffer } from '#src/wire/client/offers.ts';
import type { ManagedOffer } from '#src/wire/domain.ts';
import { draftOf, type OfferDraft, termsOf } from './offer-draft.ts';

const KINDS = ['percent', 'amount', 'cashback'] as const;
const APPLIES = ['all', 'goods', 'service'] as const;

/** Adds or changes an offer. An existing offer's code cannot be changed. */
export function OfferDialog({ offer, onClose }: { offer: ManagedOffer | undefined; onClose: () => void }) {
  const t = useTranslations('offerDesk');
  const form = useForm<OfferDraft>({
    area: 'offerDesk',
    values: draftOf(offer),
    async send(draft) {
      const terms = termsOf(draft);
      if (offer) await changeOffer(offer.code, terms);
      else await addOffer(draft.code, terms);
    },
    done: t('saved'),
    onSent: onClose,
  });
  const kind = form.fields.watch('kind');
  const field = (name: keyof OfferDraft) => ({
    ...form.field(name),
    label: t(name as MessageKey<'offerDesk'>),
  });
  const figure = { inputMode: 'decimal' as const, autoComplete: 'off', maxLength: 12 };
  return (
    <Dialog
      open
      onClose={onClose}
      title={offer ? offer.code : t('add')}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="offer" loading={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="offer" noValidate onSubmit={form.submit} className="grid gap-5">
        {form.error && <ErrorNotice>{form.error}</ErrorNotice>}
        {offer && offer.used > 0 && <Notice>{t('pastKept', { count: offer.used })}</Notice>}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {!offer && (
            <TextField
              {...field('code')}
              hint={t('codeHint')}
              required
              maxLength={24}
              autoComplete="off"
              className="uppercase"
            />
          )}
          <SelectField {...field('kind')} disabled={offer !== undefined && offer.used > 0}>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </SelectField>
          {kind !== 'amount' && <TextField {...field('percent')} {...figure} required />}
          <TextField
            {...field('amount')}
            {...figure}
            label={t(kind === 'amount' ? 'amount' : 'cap')}
            hint={kind === 'amount' ? undefined : t('capHint')}
            required={kind === 'amount'}
          />
          <TextField {...field('minTotal')} {...figure} hint={t('minTotalHint')} />
          <SelectField {...field('appliesTo')}>
            {APPLIES.map((one) => (
              <option key={one} value={one}>
                {t(`applies.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...field('startsAt')} type="datetime-local" />
          <TextField {...field('endsAt')} type="datetime-local" hint={t('timeHint')} />
          <TextField {...field('totalLimit')} {...figure} hint={t('totalHint')} />
          <TextField {...field('customerLimit')} {...figure} required />
        </div>
        <CheckField label={t('advertised')} hint={t('advertisedHint')} {...form.box('advertised')} />
      </form>
    </Dialog>
  );
}
