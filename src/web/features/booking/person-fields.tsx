import { UserRound } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { Breakable } from '#src/web/ui/breakable.tsx';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { Answered } from './answered.tsx';
import { ProblemChips } from './problem-chips.tsx';
import type { Booking } from './use-booking.ts';

const NAMES = ['name', 'phone', 'email'] as const;

/** Who is at home, and anything that the technician should know. */
export function PersonFields({ booking, title }: { booking: Booking; title: string }) {
  const t = useTranslations('booking');
  const words = useTranslations('checkout.address');
  const { form } = booking;
  const { fields, field } = form;
  const { survey } = booking.plan;
  const [name, phone, email] = useWatch({ control: fields.control, name: [...NAMES] });
  const { errors } = fields.formState;
  return (
    <>
      <Answered
        // Another address empties the phone number, which is then asked for.
        key={String(booking.atHome)}
        icon={UserRound}
        title={title}
        known={NAMES.every((one) => !RULES[one](fields.getValues(one)))}
        wrong={NAMES.some((one) => errors[one])}
        answer={
          <>
            <span className="tabular block">{[name, phone].join(' · ')}</span>
            <span className="block text-sm wrap-break-word text-soft">
              <Breakable text={email} />
            </span>
          </>
        }
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field('name')} label={t('who.name')} autoComplete="name" maxLength={100} aria-required />
          <TextField
            {...field('phone')}
            label={words('phone')}
            hint={t('who.phoneHint')}
            type="tel"
            autoComplete="tel-national"
            maxLength={18}
            aria-required
          />
        </div>
        <TextField
          {...field('email')}
          label={t('who.email')}
          hint={t('who.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-required
        />
      </Answered>
      <TextArea
        {...field('problems')}
        label={t(survey ? 'who.wishes' : 'who.problems')}
        hint={t(survey ? 'who.wishesHint' : 'who.problemsHint')}
        rows={3}
        maxLength={2000}
      />
      {!survey && <ProblemChips form={form} />}
      <TextArea {...field('note')} label={t('who.note')} hint={t('who.noteHint')} rows={2} maxLength={1000} />
    </>
  );
}
