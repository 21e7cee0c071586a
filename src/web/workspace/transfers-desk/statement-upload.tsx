import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { SheetPicker } from '#src/web/features/workspace-list/sheet-picker.tsx';
import { useFaultWords, useFieldWords } from '#src/web/ui/fault-words.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { sendStatement, type TakenStatement } from '#src/wire/client/transfers.ts';

type UploadProps = { taken: TakenStatement | undefined; onTaken: (taken: TakenStatement | undefined) => void };

/** Takes the bank's statement, and says what it brought. */
export function StatementUpload({ taken, onTaken }: UploadProps) {
  const t = useTranslations('transferDesk');
  const words = useFaultWords('transferDesk');
  const fieldWords = useFieldWords();
  const { revalidate } = useRevalidator();
  const send = async (file: File) => {
    onTaken(undefined);
    onTaken(await sendStatement(file));
    await revalidate();
  };
  return (
    <section aria-labelledby="statement" className="grid gap-4">
      <h2 id="statement" className="text-section font-bold">
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
