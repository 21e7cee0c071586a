import { useTranslations } from 'use-intl';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { setCreditAside } from '#src/wire/client/transfers.ts';
import type { TransfersData } from './page.server.ts';

/** The credits last set aside: a mistake can be taken back. Nothing while there are none. */
export function SetAside({ credits }: { credits: TransfersData['aside'] }) {
  const t = useTranslations('transferDesk');
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby="aside" className="grid gap-3">
      <h2 id="aside" className="text-section font-bold">
        {t('setAside')}
      </h2>
      <Card as="ul" className="divide-y divide-line">
        {credits.map(({ id, on, narration, amount }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
            <p className="tabular min-w-0 text-sm wrap-anywhere">
              <span className="font-semibold">{formatPrice(amount)}</span> <span className="text-soft">{on}</span>
              <span className="block">{narration}</span>
            </p>
            <ActButton
              look="secondary"
              size="small"
              act={() => setCreditAside(id, false)}
              done={t('lookAgainDone')}
              aria-label={`${t('lookAgain')}: ${narration}`}
            >
              {t('lookAgain')}
            </ActButton>
          </li>
        ))}
      </Card>
    </section>
  );
}
