import { useTranslations } from 'use-intl';
import { QuantityStepper } from '#src/web/ui/quantity-stepper.tsx';
import type { LineCount } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';

type PickerProps = {
  order: FileView['order'];
  available: LineCount[];
  chosen: LineCount[];
  onChange: (chosen: LineCount[]) => void;
  legend: string;
};

/** Which lines, and how many of each: a checkbox, and a number where there is more than one. */
export function LinePicker({ order, available, chosen, onChange, legend }: PickerProps) {
  const t = useTranslations('orders.file');
  const countOf = (position: number) => chosen.find((one) => one.position === position)?.quantity ?? 0;
  const set = (position: number, quantity: number) => {
    const rest = chosen.filter((one) => one.position !== position);
    onChange(quantity > 0 ? [...rest, { position, quantity }].sort((a, b) => a.position - b.position) : rest);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {available.map(({ position, quantity }) => {
        const name = order.lines[position]?.name ?? '';
        const count = countOf(position);
        return (
          <div key={position} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <label className="flex min-h-11 min-w-0 grow items-center gap-3 text-sm">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-brand"
                checked={count > 0}
                onChange={(event) => set(position, event.target.checked ? quantity : 0)}
              />
              <span className="wrap-anywhere">{name}</span>
            </label>
            {quantity > 1 && count > 0 && (
              <span className="flex items-center gap-2 text-sm text-soft">
                <QuantityStepper
                  value={count}
                  about={name}
                  onChange={(wanted) => set(position, Math.min(quantity, wanted))}
                />
                {t('of', { count: quantity })}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
