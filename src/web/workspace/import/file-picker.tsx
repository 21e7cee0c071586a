import { useTranslations } from 'use-intl';
import { SheetPicker } from '#src/web/features/workspace-list/sheet-picker.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { type ProductFile, sendProductFile } from '#src/wire/client/product-import.ts';

/** Takes a file of products, and has it checked. */
export function FilePicker({ onSent }: { onSent: (file: ProductFile) => void }) {
  const t = useTranslations('imports');
  const words = useFaultWords('imports');
  return (
    <SheetPicker
      title={t('choose')}
      kinds={t('kinds')}
      sending={(name) => t('looking', { name })}
      send={async (file) => onSent(await sendProductFile(file))}
      words={words}
    />
  );
}
