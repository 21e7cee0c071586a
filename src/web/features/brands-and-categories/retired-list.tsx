import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { type Kind, restoreKind } from '#src/wire/client/catalogue-desk.ts';
import type { KindRow } from './row.ts';

/** Retired brands or categories, and where their addresses redirect to. */
export function RetiredList({ kind, rows }: { kind: Kind; rows: KindRow[] }) {
  const t = useTranslations('catalogueDesk');
  const { busy, error, run } = useMutation('catalogueDesk');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="retired" className="grid gap-3">
      <div>
        <h2 id="retired" className="text-lg font-bold tracking-tight">
          {t('retiredTitle')}
        </h2>
        <p className="text-sm text-soft">{t('retiredLead')}</p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <Card as="ul" className="divide-y divide-line">
        {rows.map(({ slug, name, successor }) => (
          <li key={slug} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 ps-4 pe-2">
            <p className="min-w-0 grow basis-48 wrap-anywhere">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-soft">
                {successor ? t('leadsTo', { name: successor }) : t('leadsNowhere')}
              </span>
            </p>
            <Button
              look="quiet"
              aria-label={t('restoreOf', { name })}
              disabled={busy}
              onClick={() => void run(() => restoreKind(kind, slug), t('restored', { name }))}
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </Card>
    </section>
  );
}
