import { useTranslations } from 'use-intl';
import { SelectField } from '#src/web/ui/field.tsx';
import { useSlotWords } from './slot-words.ts';
import type { useVisitSlots } from './use-visit-slots.ts';

type SlotFieldsProps = {
  days: ReturnType<typeof useVisitSlots>['days'];
  day: string;
  start: string;
  onChange: (choice: { day: string; start: string }) => void;
};

/** A day and one of its free times. `days` is undefined while loading. */
export function SlotFields({ days, day, start, onChange }: SlotFieldsProps) {
  const t = useTranslations('calendar');
  const words = useSlotWords();
  const chosen = days?.find((one) => one.day === day);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <SelectField
        label={t('day')}
        hint={day && days && !chosen ? t('slots', { count: 0 }) : undefined}
        value={chosen ? day : ''}
        disabled={!days}
        onChange={(event) => onChange({ day: event.target.value, start: '' })}
      >
        <option value="">{t('chooseDay')}</option>
        {days?.map((one) => (
          <option key={one.day} value={one.day}>
            {words.day(one.day)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('slot')}
        value={start}
        disabled={!chosen}
        onChange={(event) => onChange({ day, start: event.target.value })}
      >
        <option value="">{t('chooseSlot')}</option>
        {chosen?.slots.map((slot) => (
          <option key={slot.start} value={slot.start}>
            {words.time(slot)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
