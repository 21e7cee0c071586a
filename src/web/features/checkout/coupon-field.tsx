import { TicketPercent } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { Refusal } from '#src/wire/client/call.ts';
import { OfferedCodes } from './offered-codes.tsx';
import type { Extras } from './use-extras.ts';
import { isCodeRefused, type QuoteState } from './use-quote.ts';

/** An offer code is typed or chosen, and checked by the shop before payment; a refused one says why and stays to be corrected. */
export function CouponField({ extras, state }: { extras: Extras; state: QuoteState }) {
  const t = useTranslations('checkout.coupon');
  const words = useFaultWords('checkout');
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const { refused, waiting, quote } = state;
  const failed = isCodeRefused(refused) ? refused : undefined;
  const applied = extras.coupon && !failed && quote?.coupon ? quote.coupon : undefined;
  const shown = typed ?? extras.coupon ?? '';

  // Each press removes its own button: the focus moves to what replaces it.
  const isApplied = applied !== undefined;
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (document.activeElement !== document.body) return; // the user has moved on in the meantime
    (isApplied ? removal : field).current?.focus({ preventScroll: true });
  }, [isApplied]);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    pressed.current = true;
    extras.setCoupon(shown.trim() || undefined);
  };
  const choose = (code: string) => {
    pressed.current = true;
    setTyped(code);
    extras.setCoupon(code);
  };
  return (
    <div className="grid gap-3">
      {applied ? (
        <div className="ticket rise-late flex min-h-14 items-stretch rounded-card bg-leaf-wash" role="status">
          <span aria-hidden className="grid w-14 shrink-0 place-items-center rounded-s-card bg-leaf text-paper">
            <TicketPercent className="size-6" />
          </span>
          <p className="me-auto min-w-0 self-center py-3 ps-5 pe-3 leading-snug font-semibold text-pretty">
            <strong className="tabular font-bold wrap-anywhere">{applied.code}</strong>{' '}
            {applied.cashback > 0
              ? t('cashback', { amount: formatPrice(applied.cashback) })
              : t('applied', { amount: formatPrice(applied.discount) })}
          </p>
          <Button
            ref={removal}
            look="quiet"
            size="small"
            className="me-2 self-center"
            aria-label={t('removeCode', { code: applied.code })}
            onClick={() => {
              pressed.current = true;
              setTyped(applied.code);
              extras.setCoupon(undefined);
            }}
          >
            {t('remove')}
          </Button>
        </div>
      ) : (
        <form onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2" noValidate>
          <TextField
            ref={field}
            label={t('label')}
            value={shown}
            onChange={(event) => setTyped(event.target.value)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            error={failed && extras.coupon === shown.trim() ? (reason(t, failed) ?? words(failed)) : undefined}
            className="uppercase placeholder:normal-case"
          />
          <Button type="submit" look="secondary" className="mt-7 min-h-12" loading={Boolean(extras.coupon) && waiting}>
            {t('apply')}
          </Button>
        </form>
      )}
      <OfferedCodes offers={quote?.offers ?? []} applied={applied} waiting={waiting} onChoose={choose} />
    </div>
  );
}

const REASONS = [
  'too-many',
  'unknown',
  'not-yet',
  'over',
  'other-things',
  'below-minimum',
  'used-up',
  'used-by-you',
] as const;

function reason(
  t: ReturnType<typeof useTranslations<'checkout.coupon'>>,
  { code, detail }: Refusal,
): string | undefined {
  const why = code === 'too-many' ? code : String(detail['reason']);
  const known = REASONS.find((one) => one === why);
  if (!known) return undefined;
  return t(`reasons.${known}`, { amount: formatPrice(Number(detail['minTotal'] ?? 0) * 100) });
}
