import { useTranslations } from 'use-intl';
import { CodeField } from '#src/web/features/sign-in/code-field.tsx';
import { useCountdown } from '#src/web/features/sign-in/use-countdown.ts';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import type { Checkout, CheckoutStep } from './use-checkout.ts';

type CodeStep = Extract<CheckoutStep, { at: 'code' }>;

/** The code by SMS that confirms an order with cash on delivery. */
export function CashCodeDialog({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout.cashCode');
  const { step, close } = checkout;
  return (
    <Dialog open={step.at === 'code'} onClose={close} title={t('title')}>
      {step.at === 'code' && <CodeForm step={step} checkout={checkout} />}
    </Dialog>
  );
}

function CodeForm({ step, checkout }: { step: CodeStep; checkout: Checkout }) {
  const t = useTranslations('checkout.cashCode');
  const wait = useCountdown(step.again);
  const again = useMutation('checkout.cashCode', { refresh: 'never' });
  const form = useForm<{ code: string }>({
    area: 'checkout.cashCode',
    refresh: 'never',
    values: { code: '' },
    rules: { code: (value) => (/^\d{6}$/.test(value.replace(/\D/g, '')) ? undefined : t('wrong')) },
    send({ code }) {
      again.clear();
      return checkout.confirmByCode(code);
    },
  });
  const error = form.error ?? again.error;
  const busy = form.busy || again.busy;
  const { phone, total } = step.draft;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-soft">{t('text', { phone: `…${phone.slice(-4)}`, total: formatPrice(total) })}</p>
      <CodeField {...form.field('code')} label={t('label')} />
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="flex flex-wrap gap-3">
        <LiveButton type="submit" loading={busy}>
          {t('confirm')}
        </LiveButton>
        <LiveButton
          look="quiet"
          disabled={busy || wait > 0}
          onClick={() => {
            form.clear();
            void again.run(checkout.resend, t('sentAgain'));
          }}
        >
          {wait > 0 ? t('againIn', { seconds: wait }) : t('again')}
        </LiveButton>
      </div>
    </form>
  );
}
