import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { COUNTRY } from '#src/kernel/field-rules.ts';
import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { type PickedLine, ProductPicker } from '#src/web/features/product-picker/product-picker.tsx';
import { useFaultWords, useReasonWords } from '#src/web/ui/fault-words.ts';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { Quote } from '#src/wire/client/checkout.ts';
import { askLinkQuote, sendPaymentLink } from '#src/wire/client/payment-links.ts';
import type { Language } from '#src/wire/domain.ts';

const EMPTY = {
  name: '',
  email: '',
  phone: '',
  fullAddress: '',
  city: '',
  landmark: '',
  zipcode: '',
  note: '',
  locale: 'en',
};
type Draft = typeof EMPTY & { state: string };

/** Customer, products and address; the total as the customer is told it; then the link is sent. Until then the input stays. */
export function LinkForm({ onSent }: { onSent: (sent: { url: string; name: string }) => void }) {
  const t = useTranslations('paymentLinks');
  const { states, stateNames } = useRoot();
  const [lines, setLines] = useState<PickedLine[]>([]);
  const form = useForm<Draft, { url: string; name: string }>({
    area: 'checkout',
    values: { ...EMPTY, state: states[0] ?? '' },
    async send({ name, email, note, locale, ...place }) {
      const address = { ...place, country: COUNTRY };
      const wish = { name, email, note, locale: locale as Language, address, items: lines, amount: quote?.total ?? 1 };
      return { url: await sendPaymentLink(wish), name };
    },
    done: t('sent'),
    onSent(sent) {
      onSent(sent);
      form.fields.reset();
      setLines([]);
    },
    onRefusal() {
      ask();
      return false;
    },
  });
  const { quote, problem, ask } = useLinkQuote(lines, form.fields.watch('zipcode'));
  const { field: set, busy, error } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-8 rounded-panel border border-line bg-paper p-5 sm:p-6">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-bold">{t('who')}</legend>
        <TextField label={t('name')} required autoComplete="off" {...set('name')} />
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          required
          autoComplete="off"
          {...set('email')}
        />
        <TextField label={t('phone')} type="tel" maxLength={18} required autoComplete="off" {...set('phone')} />
        <SelectField label={t('language')} {...set('locale')}>
          {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-bold">{t('what')}</legend>
        <ProductPicker lines={lines} onChange={setLines} error={form.errorOf('items')} />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-bold">{t('where')}</legend>
        <div className="sm:col-span-2">
          <TextArea label={t('fullAddress')} hint={t('fullAddressHint')} rows={2} required {...set('fullAddress')} />
        </div>
        <TextField label={t('zipcode')} inputMode="numeric" maxLength={6} required {...set('zipcode')} />
        <TextField label={t('city')} required {...set('city')} />
        <TextField label={t('landmark')} required {...set('landmark')} />
        <SelectField label={t('state')} {...set('state')}>
          {states.map((one) => (
            <option key={one} value={one}>
              {stateNames[one] ?? one}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <TextArea label={t('note')} rows={2} maxLength={500} {...set('note')} />
        </div>
      </fieldset>
      {problem && (
        <Notice tone="warning" live>
          {problem}
        </Notice>
      )}
      {quote && (
        <dl className="tabular grid gap-2 rounded-card bg-mist p-4">
          {(
            [
              ['subtotal', quote.subtotal],
              ['delivery', quote.delivery],
              ['total', quote.total],
            ] as const
          ).map(([name, amount]) => (
            <div key={name} className={`flex justify-between gap-4 ${name === 'total' ? 'text-lg font-bold' : ''}`}>
              <dt>{t(name)}</dt>
              <dd>{formatPrice(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <LiveButton type="submit" loading={busy}>
        {t('send')}
      </LiveButton>
    </form>
  );
}

/** What the lines would cost now; requested again when they or the PIN code change. */
function useLinkQuote(lines: PickedLine[], zipcode: string) {
  const words = useFaultWords('checkout');
  const reasonWords = useReasonWords();
  const [answer, setAnswer] = useState<{ quote?: Quote; error?: unknown }>({});
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify([
    lines.map(({ productId, quantity }) => ({ productId, quantity })),
    /^\d{6}$/.test(zipcode) ? zipcode : undefined,
    turn,
  ]);
  useEffect(() => {
    const [items, pin] = JSON.parse(asked) as [{ productId: string; quantity: number }[], string | null];
    if (items.length === 0) return setAnswer({});
    const stop = new AbortController();
    askLinkQuote(items, pin ?? undefined, stop.signal).then(
      (quote) => setAnswer({ quote }),
      (error: unknown) => !stop.signal.aborted && setAnswer({ error }),
    );
    return () => stop.abort();
  }, [asked]);
  const { quote, error } = answer;
  const said = error instanceof Refusal && error.status < 500 ? reasonWords(error.reason) : undefined;
  return {
    quote,
    problem: error === undefined ? undefined : (said ?? words(error)),
    ask: () => setTurn((known) => known + 1),
  };
}
