import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button, IconButton } from '#src/web/ui/button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moved, useOrder } from '#src/web/ui/use-order.ts';
import { arrangeKinds, type Kind } from '#src/wire/client/catalogue-desk.ts';
import type { KindRow } from './row.ts';

type ListProps<Row> = {
  kind: Kind;
  rows: Row[];
  picture: (row: Row) => ReactNode;
  onEdit: (row: Row) => void;
  onRetire: (row: Row) => void;
};

/** Those in use, in the shop's order: dragged, or moved with buttons. */
export function KindList<Row extends KindRow>({ kind, rows, picture, onEdit, onRetire }: ListProps<Row>) {
  const t = useTranslations('catalogueDesk');
  const { busy, error, run } = useMutation('catalogueDesk');
  const slugs = rows.map(({ slug }) => slug);
  const move = (from: number, to: number) => void run(() => arrangeKinds(kind, moved(slugs, from, to)), t('moved'));
  const order = useOrder(move, busy);
  return (
    <div className="grid gap-4">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <Card as="ol" className="divide-y divide-line">
        {rows.map((row, at) => (
          <li key={row.slug} {...order(at)} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
            {picture(row)}
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold wrap-anywhere">{row.name}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
                {t('products', { count: row.products, onSale: row.onSale })}
                {row.languages.length > 0 && (
                  <Badge>{(['en', ...row.languages] as const).map((one) => LANGUAGE_NAMES[one]).join(', ')}</Badge>
                )}
              </p>
            </div>
            <div className="flex flex-wrap items-center">
              <IconButton
                label={t('up', { name: row.name })}
                disabled={at === 0 || busy}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={t('down', { name: row.name })}
                disabled={at === rows.length - 1 || busy}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown />
              </IconButton>
              <Button look="quiet" aria-label={t('editOf', { name: row.name })} onClick={() => onEdit(row)}>
                {t('edit')}
              </Button>
              <Button look="quiet" aria-label={t('retireOf', { name: row.name })} onClick={() => onRetire(row)}>
                {t('retire')}
              </Button>
            </div>
          </li>
        ))}
      </Card>
    </div>
  );
}
