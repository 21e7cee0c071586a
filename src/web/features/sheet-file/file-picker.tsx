import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { useHydrated } from '#src/web/ui/live-button.tsx';
import { Loading } from '#src/web/ui/loading.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';

type PickerProps<Sent> = {
  /** Whose texts word a refusal. */
  area: string;
  /** Has it checked; throws a refusal. */
  send: (file: File) => Promise<Sent>;
  onSent: (sent: Sent) => void;
};

/** Takes a CSV or XLSX file from the file chooser or by drop, and has it checked. Needs the texts of `imports`. */
export function FilePicker<Sent>({ area, send, onSent }: PickerProps<Sent>) {
  const t = useTranslations('imports');
  const words = useFaultWords(area);
  const live = useHydrated();
  const [sending, setSending] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [over, setOver] = useState(false);
  async function take(file: File | undefined) {
    if (!file || sending) return;
    setSending(file.name);
    setFailure(undefined);
    try {
      onSent(await send(file));
    } catch (error) {
      setFailure(words(error));
    }
    setSending(undefined);
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className="grid gap-4">
      {failure && <ErrorNotice>{failure}</ErrorNotice>}
      <label
        {...drop}
        className={`relative grid min-h-48 cursor-pointer place-content-center justify-items-center gap-2 rounded-panel border-2 border-dashed p-6 text-center transition-colors duration-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${over ? 'border-link bg-brand-wash' : 'border-edge bg-paper hover:border-ink'}`}
      >
        <FileUp aria-hidden className="size-9 text-link" />
        <span className="text-lg font-bold">{t('choose')}</span>
        <span className="text-sm text-soft">{t('kinds')}</span>
        <input
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={!live || sending !== undefined}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = ''; // the same file can be chosen again
          }}
        />
      </label>
      {sending && (
        <Loading>
          <span className="text-sm font-semibold">{t('looking', { name: sending })}</span>
        </Loading>
      )}
    </div>
  );
}
