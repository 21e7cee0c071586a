import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CategoryRow } from '#src/web/features/brands-and-categories/row.ts';
import { Button, IconButton } from '#src/web/ui/button.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moved, useOrder } from '#src/web/ui/use-order.ts';
import { arrangePanel } from '#src/wire/client/catalogue-desk.ts';

/** The categories beside the home page's hero: the shop's default, or the owner's own choice. */
export function PanelEditor({ categories, most }: { categories: CategoryRow[]; most: number }) {
  const t = useTranslations('catalogueDesk.panel');
  const { busy, error, run } = useMutation('catalogueDesk');
  const [adding, setAdding] = useState('');
  const chosen = categories
    .filter(({ panelPosition }) => panelPosition !== null)
    .sort((a, b) => (a.panelPosition ?? 0) - (b.panelPosition ?? 0));
  const slugs = chosen.map(({ slug }) => slug);
  const others = categories.filter(({ slug }) => !slugs.includes(slug));
  const set = (wish: string[], done: string) => run(() => arrangePanel(wish), done);
  const move = (from: number, to: number) => void set(moved(slugs, from, to), t('moved'));
  const order = useOrder(move, busy);
  const start = (categories.some(({ onSale }) => onSale) ? categories.filter(({ onSale }) => onSale) : categories)
    .slice(0, most)
    .map(({ slug }) => slug);
  return (
    <section aria-labelledby="panel" className="grid gap-4">
      <div>
        <h2 id="panel" className="text-lg font-bold tracking-tight">
          {t('title')}
        </h2>
        <p className="max-w-prose text-sm text-soft">{t(chosen.length ? 'ownText' : 'defaultText', { most })}</p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {chosen.length > 0 && (
        <Card as="ol" className="max-w-xl divide-y divide-line">
          {chosen.map(({ slug, name }, at) => (
            <li key={slug} {...order(at)} className="flex items-center gap-3 p-1 ps-4">
              <span className="min-w-0 grow wrap-anywhere">{name}</span>
              <span className="flex shrink-0">
                <IconButton label={t('up', { name })} disabled={at === 0 || busy} onClick={() => move(at, at - 1)}>
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={t('down', { name })}
                  disabled={at === chosen.length - 1 || busy}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={t('remove', { name })}
                  disabled={busy}
                  onClick={() =>
                    void set(
                      slugs.filter((one) => one !== slug),
                      t('removed'),
                    )
                  }
                >
                  <X />
                </IconButton>
              </span>
            </li>
          ))}
        </Card>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {chosen.length === 0 && start.length > 0 && (
          <Button look="secondary" loading={busy} onClick={() => void set(start, t('begun'))}>
            {t('choose')}
          </Button>
        )}
        {chosen.length > 0 && chosen.length < most && others.length > 0 && (
          <>
            <div className="min-w-56">
              <SelectField label={t('add')} value={adding} onChange={(event) => setAdding(event.target.value)}>
                <option value="">{t('select')}</option>
                {others.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
            <Button
              look="secondary"
              className="mb-1.5"
              disabled={!adding || busy}
              onClick={async () => (await set([...slugs, adding], t('added'))) && setAdding('')}
            >
              {t('addButton')}
            </Button>
          </>
        )}
        {chosen.length > 0 && (
          <Button look="quiet" className="mb-1.5" disabled={busy} onClick={() => void set([], t('reset'))}>
            {t('default')}
          </Button>
        )}
      </div>
    </section>
  );
}
