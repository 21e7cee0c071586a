import { useTranslations } from 'use-intl';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import type { TransferView } from './page.server.ts';

/** What is typed into the bank's form, each with its button to copy. */
export function AccountCard({ view: { to, reference, total, plainAmount } }: { view: TransferView }) {
  const t = useTranslations('transfer');
  return (
    <section aria-labelledby="to" className="grid gap-3">
      <h2 id="to" className="text-section font-bold">
        {t('to')}
      </h2>
      <Card as="dl" className="divide-y divide-line">
        <Row name={t('name')} value={to.name} />
        <Row name={t('account')} value={to.account} />
        <Row name={t('ifsc')} value={to.ifsc} />
        {to.bank && <Row name={t('bank')} value={to.bank} />}
        <Row name={t('amount')} value={total} copies={plainAmount} strong />
        <Row name={t('reference')} value={reference} hint={t('referenceHint')} strong />
      </Card>
    </section>
  );
}

type RowProps = { name: string; value: string; copies?: string; hint?: string; strong?: boolean };

function Row({ name, value, copies = value, hint, strong = false }: RowProps) {
  const t = useTranslations('transfer');
  return (
    <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
      <dt className="sr-only">{name}</dt>
      <dd className="min-w-0 grow">
        <span aria-hidden className="block text-sm text-soft">
          {name}
        </span>
        <span
          className={`tabular select-all wrap-anywhere ${strong ? 'text-xl font-bold tracking-wide' : 'font-semibold'}`}
        >
          {value}
        </span>
        {hint && <span className="block max-w-prose pt-1 text-sm text-pretty text-soft">{hint}</span>}
      </dd>
      <dd className="shrink-0">
        <CopyButton
          text={copies}
          size="small"
          label={t('copy')}
          copied={t('copied')}
          aria-label={t('copyOf', { what: name })}
        />
      </dd>
    </div>
  );
}
