import { useTranslations } from 'use-intl';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { setCollectionAside } from '#src/wire/client/cash.ts';
import type { CashData } from './page.server.ts';
import { rowInWords } from './row-in-words.ts';

/** The rows last set aside: a mistake can be taken back. Nothing while there are none. */
export function SetAside({ rows }: { rows: CashData['aside'] }) {
  const t = useTranslations('cashDesk');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="aside" className="grid gap-3">
      <h2 id="aside" className="text-section font-bold">
        {t('setAside')}
      </h2>
      <Card as="ul" className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
            <p className="tabular min-w-0 text-sm wrap-anywhere">
              <span className="font-semibold">{formatPrice(row.amount)}</span>{' '}
              <span className="text-soft">{row.on}</span>
              <span className="block">{rowInWords(row)}</span>
            </p>
            <ActButton
              look="secondary"
              size="small"
              act={() => setCollectionAside(row.id, false)}
              done={t('lookAgainDone')}
              aria-label={`${t('lookAgain')}: ${rowInWords(row)}`}
            >
              {t('lookAgain')}
            </ActButton>
          </li>
        ))}
      </Card>
    </section>
  );
}
