import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { TextArea } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { noteOrder } from '#src/wire/client/orders.ts';
import type { FileView } from './file-view.ts';

/** The shop's internal notes: who wrote what, and when. The customer never sees them. */
export function Notes({ orderId, notes }: { orderId: string; notes: FileView['notes'] }) {
  const t = useTranslations('orderDesk.notes');
  const { busy, error, act } = useAction();
  const [words, setWords] = useState('');
  const [checked, setChecked] = useState(false);
  async function add(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!words.trim()) return;
    if (!(await act(() => noteOrder(orderId, words.trim()), t('added')))) return;
    setWords('');
    setChecked(false);
  }
  return (
    <section aria-labelledby="file-notes" className="grid gap-4 rounded-card bg-sun-wash p-4">
      <div>
        <h3 id="file-notes" className="text-sm font-bold">
          {t('title')}
        </h3>
        <p className="text-sm text-soft">{t('lead')}</p>
      </div>
      <ul className="grid gap-3 empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="text-sm">
            <p className="whitespace-pre-line wrap-anywhere">{note.words}</p>
            <p className="text-soft">{`${note.by} · ${note.on}`}</p>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={add} className="grid gap-3">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <TextArea
          label={t('label')}
          rows={2}
          maxLength={2000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={checked && !words.trim() ? t('required') : undefined}
        />
        <LiveButton type="submit" look="secondary" size="small" loading={busy}>
          {t('add')}
        </LiveButton>
      </form>
    </section>
  );
}
