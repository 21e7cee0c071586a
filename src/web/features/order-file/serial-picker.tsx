import { useTranslations } from 'use-intl';
import type { LineCount } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';

type Choice = { position: number; name: string; quantity: number; serials: string[] };

/** Lines of which only some numbered units come back, so that somebody has to say which. */
export const choicesOf = ({ held, order }: FileView, lines: LineCount[]): Choice[] =>
  lines.flatMap(({ position, quantity }) => {
    const serials = held.find((one) => one.position === position)?.serials ?? [];
    // A kit has more numbers than units: with the last unit of a line they all come back.
    const isSome = quantity < (order.lines[position]?.quantity ?? 0);
    return isSome && serials.length > quantity
      ? [{ position, name: order.lines[position]?.name ?? '', quantity, serials }]
      : [];
  });

type PickerProps = {
  choices: Choice[];
  chosen: Record<number, string[]>;
  onChange: (chosen: Record<number, string[]>) => void;
};

/** Which units came back, by their serial numbers. */
export function SerialPicker({ choices, chosen, onChange }: PickerProps) {
  const t = useTranslations('orders.file');
  return choices.map(({ position, name, quantity, serials }) => {
    const now = chosen[position] ?? [];
    return (
      <fieldset key={position} className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{t('whichCameBack', { name, quantity })}</legend>
        {serials.map((serial) => (
          <label key={serial} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand"
              checked={now.includes(serial)}
              onChange={(event) =>
                onChange({
                  ...chosen,
                  [position]: event.target.checked ? [...now, serial] : now.filter((one) => one !== serial),
                })
              }
            />
            <span className="tabular wrap-anywhere">{serial}</span>
          </label>
        ))}
      </fieldset>
    );
  });
}
