import { useFormatter, useTranslations } from 'use-intl';
import { formatCount } from '#src/kernel/format.ts';
import type { Offer } from '#src/wire/domain.ts';

const inRupees = (paise: number) => `₹${formatCount(Math.round(paise / 100))}`;

/** Describes what an offer gives, and its conditions, from its own data: it promises nothing that the offer does not do. */
export function useOfferWords(): (offer: Offer) => { gives: string; terms: string } {
  const t = useTranslations('offers');
  const format = useFormatter();
  return ({ kind, rateBp, amount, appliesTo, minTotal, endsAt }) => {
    const percent = (rateBp ?? 0) / 100;
    const where = t(({ all: 'whereAll', service: 'whereService', goods: 'whereGoods' } as const)[appliesTo]);
    const from = inRupees(minTotal);
    const until = endsAt
      ? [t('until', { when: format.dateTime(endsAt, { dateStyle: 'medium', timeStyle: 'short' }) })]
      : [];
    const said = (gives: string, ...terms: string[]) => ({ gives, terms: [...terms, ...until].join(' ') });
    if (kind === 'cashback') {
      const back = minTotal ? t('cashbackTerms', { percent, from }) : t('cashbackFree', { percent });
      return said(
        amount ? t('cashback', { amount: inRupees(amount) }) : t('cashbackAll', { percent }),
        back,
        ...(appliesTo === 'all' ? [] : [where]),
      );
    }
    if (kind === 'amount') return said(t('amount', { amount: inRupees(amount ?? 0) }), where, t('minimum', { from }));
    if (appliesTo === 'all' && !minTotal && !amount) return said(t('percent', { percent }), t('percentTerms'));
    const most = amount ? [t('most', { amount: inRupees(amount) })] : [];
    return said(t('percentSome', { percent }), where, minTotal ? t('minimum', { from }) : t('noMinimum'), ...most);
  };
}
