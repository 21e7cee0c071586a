import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#src/web/ui/price.tsx';
import { changesOf } from './line-changes.ts';
import type { LineView } from './line-view.ts';

/** What the shopper should know about a line: no longer sold, what has changed since they saw it, fewer left than wanted. */
export function LineNews({ line }: { line: LineView }) {
  const t = useTranslations('cart');
  const { gone, quantity, stock } = line;
  if (gone) return <p className="mt-1 text-sm font-semibold text-brick">{t('gone')}</p>;
  const changes = changesOf(line);
  return (
    <>
      {changes && changes.priceBy !== 0 && <PriceNews by={changes.priceBy} />}
      {changes?.stock === 'back' && <p className="mt-1 text-sm font-semibold text-leaf">{t('back')}</p>}
      {changes?.stock === 'fewer' && stock > 0 ? (
        <p className="tabular mt-1 text-sm font-semibold text-brick">{t('nowLeft', { count: stock })}</p>
      ) : (
        quantity > stock && (
          <p className="tabular mt-1 text-sm font-semibold text-brick">{t('left', { count: Math.max(0, stock) })}</p>
        )
      )}
    </>
  );
}

function PriceNews({ by }: { by: number }) {
  const t = useTranslations('cart');
  const Icon = by < 0 ? TrendingDown : TrendingUp;
  return (
    <p
      className={`tabular mt-1 flex items-center gap-1.5 text-sm font-semibold ${by < 0 ? 'text-leaf' : 'text-brick'}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(by < 0 ? 'priceDown' : 'priceUp', { amount: formatPrice(Math.abs(by)) })}
    </p>
  );
}
