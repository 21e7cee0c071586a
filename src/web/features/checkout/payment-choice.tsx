import { Banknote, Landmark, type LucideIcon, Smartphone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { type PaymentMethod, UPI_LIMIT } from '#src/kernel/payment-method.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { MethodChoice } from './use-method.ts';

/**
 * The ways to pay, where there is more than one, and why cash is not one of them where the shop takes it. Above the limit of UPI it leads with those
 * that have room for the amount, and says why.
 */
export function PaymentChoice({ choice, total }: { choice: MethodChoice; total: number }) {
  const t = useTranslations('checkout');
  const name = useId();
  const { payBy, transferDays, cash, hasChoice, choose } = choice;
  const without = cash !== undefined && cash !== 'offered' && (
    <p className="text-sm text-pretty text-soft">{t(`method.noCash.${cash}`, limitsOf(payBy))}</p>
  );
  if (!hasChoice) return without || null;
  const high = total > UPI_LIMIT;
  const tile = (method: PaymentMethod, icon: LucideIcon, label: string, hint: string) => (
    <Tile
      name={name}
      icon={icon}
      label={label}
      hint={hint}
      checked={payBy.method === method}
      onChoose={() => choose(method)}
    />
  );
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 text-sm font-semibold">{t('method.title')}</legend>
      {high && transferDays !== undefined && (
        <p className="text-sm text-pretty text-soft">
          {t('summary.aboveUpiTransfer', { limit: formatPrice(UPI_LIMIT) })}
        </p>
      )}
      {high
        ? tile('razorpay', Smartphone, t('method.netbanking'), t('method.netbankingHint'))
        : tile('razorpay', Smartphone, t('method.now'), t('method.nowHint'))}
      {transferDays !== undefined &&
        tile('bank-transfer', Landmark, t('method.transfer'), t('method.transferHint', { days: transferDays }))}
      {cash === 'offered' && tile('cash-on-delivery', Banknote, t('method.cash'), t('method.cashHint'))}
      {without}
    </fieldset>
  );
}

const limitsOf = ({ cash }: MethodChoice['payBy']) => ({
  least: formatPrice((cash?.least ?? 0) * 100),
  most: formatPrice((cash?.most ?? 0) * 100),
});

type TileProps = {
  name: string;
  icon: LucideIcon;
  label: string;
  hint: ReactNode;
  checked: boolean;
  onChoose: () => void;
};

const Tile = ({ name, icon: Icon, label, hint, checked, onChoose }: TileProps) => (
  <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-card bg-paper px-3.5 py-3 inset-ring inset-ring-edge transition-colors duration-200 has-checked:bg-brand-wash has-checked:inset-ring-2 has-checked:inset-ring-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
    <input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChoose}
      className="mt-1 size-4.5 shrink-0 accent-link"
    />
    <span className="grid min-w-0 grow gap-0.5">
      <span className="text-[0.9375rem] leading-snug font-semibold">{label}</span>
      <span className="text-sm text-pretty text-soft">{hint}</span>
    </span>
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
  </label>
);
