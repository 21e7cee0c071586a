import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { SheetPicker } from '#src/web/features/sheet-file/sheet-picker.tsx';
import { useFaultWords, useFieldWords } from '#src/web/ui/fault-words.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { sendRemittance, type TakenRemittance } from '#src/wire/client/cash.ts';

type UploadProps = { taken: TakenRemittance | undefined; onTaken: (taken: TakenRemittance | undefined) => void };

/** Takes the carrier's remittance file, and says what it brought. */
export function RemittanceUpload({ taken, onTaken }: UploadProps) {
  const t = useTranslations('cashDesk');
  const words = useFaultWords('cashDesk');
  const fieldWords = useFieldWords();
  const { revalidate } = useRevalidator();
  const send = async (file: File) => {
    onTaken(undefined);
    onTaken(await sendRemittance(file));
    await revalidate();
  };
  return (
    <section aria-labelledby="remittance" className="grid gap-4">
      <h2 id="remittance" className="text-section font-bold">
        {t('upload')}
      </h2>
      <SheetPicker
        title={t('choose')}
        kinds={t('uploadText')}
        sending={() => t('sending')}
        send={send}
        words={(error) => fieldWords(error)['file'] ?? words(error)}
      />
      {taken && (
        <Notice tone={taken.unclear > 0 ? 'info' : 'success'} live>
          {t('taken', taken)}
        </Notice>
      )}
    </section>
  );
}
