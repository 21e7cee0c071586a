import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import type { Extras } from './use-extras.ts';

const NOTE_LENGTH = 500;

/**
 * A note for the shop, and the GSTIN of a business that wants to claim the tax. Few need them, so they are collapsed.
 * @param noteOpen there is already a note
 */
export function FurtherDetails({ extras, noteOpen = false }: { extras: Extras; noteOpen?: boolean }) {
  const t = useTranslations('checkout.details');
  const { business, setBusiness, fields, wrong } = extras;
  return (
    <div className="grid gap-1 border-t border-line">
      <details className="group border-b border-line" open={noteOpen}>
        <Fold name={t('note')} />
        <div className="pb-4">
          <TextArea
            label={t('noteLabel')}
            hint={t('noteHint', { left: NOTE_LENGTH - extras.note.length })}
            rows={3}
            maxLength={NOTE_LENGTH}
            value={extras.note}
            onChange={(event) => extras.setNote(event.target.value)}
          />
        </div>
      </details>
      <details className="group border-b border-line">
        <Fold name={t('business')} />
        <div className="grid gap-4 pb-4">
          <p className="text-sm text-soft">{t('businessHint')}</p>
          <TextField
            ref={fields.gstin}
            label={t('gstin')}
            value={business.gstin}
            onChange={(event) => setBusiness((before) => ({ ...before, gstin: event.target.value }))}
            onBlur={() => extras.leave('gstin')}
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className="tabular uppercase"
            error={wrong.gstin ? t(business.gstin.trim() ? 'wrongGstin' : 'noGstin') : undefined}
          />
          <TextField
            ref={fields.name}
            label={t('businessName')}
            value={business.name}
            onChange={(event) => setBusiness((before) => ({ ...before, name: event.target.value }))}
            onBlur={() => extras.leave('name')}
            maxLength={200}
            autoComplete="organization"
            error={wrong.name ? t('required') : undefined}
          />
        </div>
      </details>
    </div>
  );
}

const Fold = ({ name }: { name: string }) => (
  <summary className="flex min-h-12 items-center justify-between font-semibold">
    {name}
    <ChevronDown aria-hidden className="size-5 text-soft transition-transform duration-200 group-open:rotate-180" />
  </summary>
);
