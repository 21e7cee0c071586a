import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { SheetPicker } from './sheet-picker.tsx';

type PickerProps<Sent> = {
  /** Whose texts word a refusal. */
  area: string;
  /** Has it checked; throws a refusal. */
  send: (file: File) => Promise<Sent>;
  onSent: (sent: Sent) => void;
};

/** Takes a file to be brought in, and has it checked. Needs the texts of `imports`. */
export function FilePicker<Sent>({ area, send, onSent }: PickerProps<Sent>) {
  const t = useTranslations('imports');
  const words = useFaultWords(area);
  return (
    <SheetPicker
      title={t('choose')}
      kinds={t('kinds')}
      sending={(name) => t('looking', { name })}
      send={async (file) => onSent(await send(file))}
      words={words}
    />
  );
}
