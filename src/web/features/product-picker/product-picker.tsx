import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, IconButton } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { QuantityStepper } from '#src/web/ui/quantity-stepper.tsx';
import { type Suggestion, suggestions } from '#src/wire/client/search.ts';

export type PickedLine = { productId: string; name: string; price: number; quantity: number };

type PickerProps = { lines: PickedLine[]; onChange: (lines: PickedLine[]) => void; error: string | undefined };

/** Searches for products, and holds the quantity of each. */
export function ProductPicker({ lines, onChange, error }: PickerProps) {
  const t = useTranslations('paymentLinks');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const words = typed.trim();
    if (words.length < 2) {
      setFound([]);
      return;
    }
    const timer = setTimeout(() => {
      suggestions(words, stop.signal).then(
        ({ products }) => setFound(products),
        () => {}, // the next letter asks again
      );
    }, 200);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  const add = (one: Suggestion) => {
    setTyped('');
    if (!lines.some((line) => line.productId === one.id))
      onChange([...lines, { productId: one.id, name: one.name, price: one.price, quantity: 1 }]);
  };
  return (
    <div className="grid gap-3">
      <TextField
        label={t('find')}
        type="search"
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        error={error}
      />
      <ul aria-label={t('found')} className="grid gap-1 empty:hidden">
        {found.map((one) => (
          <li key={one.id}>
            <Button look="secondary" block className="justify-start! text-start!" onClick={() => add(one)}>
              <Plus aria-hidden className="size-4.5 shrink-0" />
              {t('add', { name: one.name, price: formatPrice(one.price) })}
            </Button>
          </li>
        ))}
      </ul>
      <ul aria-label={t('chosen')} className="divide-y divide-line empty:hidden">
        {lines.map((line) => (
          <li key={line.productId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 grow basis-48 font-semibold wrap-anywhere">{line.name}</span>
            <QuantityStepper
              value={line.quantity}
              about={line.name}
              onChange={(quantity) => onChange(lines.map((one) => (one === line ? { ...one, quantity } : one)))}
            />
            <IconButton
              label={t('remove', { name: line.name })}
              onClick={() => onChange(lines.filter((one) => one !== line))}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
