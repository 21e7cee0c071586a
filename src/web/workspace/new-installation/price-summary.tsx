import { useTranslations } from 'use-intl';
import { MILESTONES } from '#src/kernel/installation.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { InstallationQuote } from '#src/wire/client/installations.ts';

/** The price in its two parts, and when it is paid. */
export function PriceSummary({ quote }: { quote: InstallationQuote }) {
  const t = useTranslations('installations');
  const rows: [string, number][] = [
    [t('goods'), quote.goods],
    [t('service'), quote.service],
    ...(quote.credit > 0 ? [[t('credit'), -quote.credit] as [string, number]] : []),
  ];
  return (
    <dl aria-label={t('price')} className="tabular grid gap-2 rounded-card bg-mist p-4">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-bold">
        <dt>{t('total')}</dt>
        <dd>{formatPrice(quote.total)}</dd>
      </div>
      {quote.milestones.map(({ sharePercent, amount }, at) => (
        <div key={MILESTONES[at] ?? at} className="flex justify-between gap-4 text-sm text-soft">
          <dt>{`${t(`milestones.${MILESTONES[at] ?? 'onOrder'}`)}, ${t('share', { percent: sharePercent })}`}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
