import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { MonthForm } from '#src/web/features/workspace-list/month-form.tsx';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { tallyXml } from '#src/wire/client/tally.ts';
import type { Route } from './+types/page.ts';
import { LedgersForm } from './ledgers-form.tsx';
import type { TallyData } from './page.server.ts';

export { loader } from './page.server.ts';

/** A month's books for Tally, and what the owner's ledgers are called there. */
export default function Tally({ loaderData: { month, books } }: Route.ComponentProps) {
  const t = useTranslations('tally');
  const format = useFormatter();
  const name = format.dateTime(new Date(`${month}-15T00:00:00Z`), { month: 'long', year: 'numeric' });
  return (
    <div className="grid gap-10">
      <div>
        <PageHead title={t('title')} noindex />
        <PageTitle title={t('of', { month: name })} lead={t('lead')} action={<MonthForm month={month} />} />
        {books.types.every(({ count }) => count === 0) ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <Vouchers books={books} month={month} />
        )}
      </div>
      <LedgersForm names={books.names} />
    </div>
  );
}

const FILES = ['masters', 'vouchers'] as const;

function Vouchers({ books: { types, businesses }, month }: { books: TallyData['books']; month: string }) {
  const t = useTranslations('tally');
  const words = useTextsOf('tally');
  return (
    // No landmark: the table in it is one, of the same name.
    <div className="grid gap-3">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="vouchers" className="text-section font-bold">
            {t('vouchers')}
          </h2>
          <p className="text-sm text-soft">
            {t('vouchersText')} {t('businesses', { count: businesses })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {FILES.map((file) => (
            <a
              key={file}
              href={tallyXml(file, month)}
              download
              className={buttonLook({ look: 'secondary', size: 'small' })}
            >
              <Download aria-hidden className="size-4.5" />
              {t(`${file}File`)} · XML
            </a>
          ))}
        </div>
      </header>
      <Table
        look="framed"
        caption={t('vouchers')}
        rows={types}
        keyOf={({ type }) => type}
        columns={[
          {
            key: 'type',
            name: t('columns.type'),
            heads: true,
            cell: ({ type }) => words(`types.${type.replace(' ', '-')}`),
          },
          { key: 'count', name: t('columns.count'), figure: true, cell: ({ count }) => formatCount(count) },
          { key: 'amount', name: t('columns.amount'), figure: true, cell: ({ amount }) => formatPrice(amount) },
        ]}
      />
    </div>
  );
}
