import { Landmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** `total` and `until` as they are read. */
export type WaitingTransfer = { reference: string; total: string; until: string };

/** Orders that wait for a transfer: each has a page of its own, with the account. */
export function WaitingTransfers({ transfers }: { transfers: WaitingTransfer[] }) {
  const t = useTranslations('transfer');
  if (transfers.length === 0) return null;
  return (
    <section aria-labelledby="transfers" className="grid gap-3">
      <h2 id="transfers" className="text-section font-bold">
        {t('mine.title')}
      </h2>
      <Card as="ul" className="divide-y divide-line">
        {transfers.map(({ reference, total, until }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
            <Landmark aria-hidden className="size-6 shrink-0 text-link" />
            <p className="tabular min-w-0 grow basis-40">
              <span className="block font-semibold">{t('mine.order', { amount: total, until })}</span>
              <span className="block text-sm text-soft">{reference}</span>
            </p>
            <LinkButton
              size="small"
              className="max-sm:w-full"
              to={hrefs.transfer(reference)}
              aria-label={t('mine.showOf', { amount: total })}
            >
              {t('mine.show')}
            </LinkButton>
          </li>
        ))}
      </Card>
    </section>
  );
}
