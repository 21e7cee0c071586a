import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { certifyOrder } from '#src/wire/client/warranty.ts';
import type { FileView } from './file-view.ts';

/** The maker's certificate for an order's DCR panels, which its customer finds in the warranty wallet. */
export function DcrCertificate({ orderId, known }: { orderId: string; known: NonNullable<FileView['dcr']> }) {
  const t = useTranslations('orders.file.dcr');
  const { busy, error, act } = useAction();
  const [number, setNumber] = useState(known.number);
  const [url, setUrl] = useState(known.url);
  const [checked, setChecked] = useState(false);
  const wrong = url.trim() !== '' && !/^https:\/\/\S+\.\S+$/.test(url.trim());
  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (wrong) return;
    if (await act(() => certifyOrder(orderId, { number: number.trim(), url: url.trim() }), t('saved')))
      setChecked(false);
  }
  return (
    <section aria-labelledby="file-dcr" className="grid gap-4 rounded-card border border-line p-4">
      <div>
        <h3 id="file-dcr" className="text-sm font-bold">
          {t('title')}
        </h3>
        <p className="text-sm text-soft">{t('lead')}</p>
      </div>
      <form noValidate onSubmit={save} className="grid gap-3">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <TextField
          label={t('number')}
          hint={t('numberHint')}
          value={number}
          maxLength={60}
          onChange={(event) => setNumber(event.target.value)}
          className="tabular"
        />
        <TextField
          label={t('url')}
          type="url"
          inputMode="url"
          value={url}
          maxLength={500}
          onChange={(event) => setUrl(event.target.value)}
          error={checked && wrong ? t('wrongUrl') : undefined}
        />
        <LiveButton type="submit" look="secondary" size="small" loading={busy}>
          {t('save')}
        </LiveButton>
      </form>
    </section>
  );
}
