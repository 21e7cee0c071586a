import { Download, Paperclip, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { addDocument, documentHref, removeDocument } from '#src/wire/client/applications.ts';
import type { ApplicationView } from './application-view.server.ts';

/** The shop's own limit (solar/applications/application.ts). */
const MOST = 10 * 1024 * 1024;

type Props = {
  application: ApplicationView;
  /** Who added one, as its reader calls them. */
  entered: (by: ApplicationView['documents'][number]['enteredBy']) => string;
};

/** The papers of an application: to be downloaded, added and removed. */
export function ApplicationDocuments({ application: { id, documents }, entered }: Props) {
  const t = useTranslations('applications');
  const steps = useTranslations('applicationSteps');
  const { run, running, busy, error, setError } = useMutation('applications');
  const input = useRef<HTMLInputElement>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file may be chosen again
    if (!file) return;
    if (file.size > MOST) return setError(t('documents.tooLarge'));
    const onFields = ({ file: why }: Record<string, string>) => {
      setError(why);
      return Boolean(why);
    };
    await run(() => addDocument(id, file), { done: t('documents.added'), as: 'add', onFields });
  };
  return (
    <section aria-labelledby="documents" className="grid gap-3">
      <h3 id="documents" className="text-lg font-bold tracking-tight">
        {t('documents.title')}
      </h3>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {documents.length === 0 && <p className="text-soft">{t('documents.none')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {documents.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-2 py-1.5">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{one.name}</p>
              <p className="text-sm text-soft">
                {`${t('documents.by', { who: entered(one.enteredBy), day: one.entered })} · ${steps(`applicationSteps.${one.state}`)} · ${t('documents.size', { size: one.size })}`}
              </p>
            </div>
            <span className="flex shrink-0">
              <a
                href={documentHref(id, one.id)}
                download
                aria-label={t('documents.download', { name: one.name })}
                className="grid size-11 place-items-center rounded-card text-link hover:bg-mist"
              >
                <Download aria-hidden className="size-5" />
              </a>
              {one.isRemovable && (
                <LiveButton
                  look="quiet"
                  className="size-11 p-0"
                  aria-label={t('documents.remove', { name: one.name })}
                  loading={busy && running === one.id}
                  onClick={() =>
                    void run(() => removeDocument(id, one.id), { done: t('documents.removed'), as: one.id })
                  }
                >
                  <Trash2 aria-hidden className="size-5" />
                </LiveButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-1.5">
        <input
          ref={input}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          aria-label={t('documents.add')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void choose(event)}
        />
        <LiveButton
          look="secondary"
          loading={busy && running === 'add'}
          onClick={() => input.current?.click()}
          className="justify-self-start"
        >
          <Paperclip aria-hidden className="size-5" />
          {t('documents.add')}
        </LiveButton>
        <p className="text-sm text-soft">{t('documents.hint')}</p>
      </div>
    </section>
  );
}
