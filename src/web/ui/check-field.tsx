import type { ComponentProps, ReactNode } from 'react';

/** A checkbox with its label; the whole line can be pressed. */
export const CheckField = ({
  label,
  hint,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
    <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-brand" {...rest} />
    <span className="text-[0.9375rem]">
      {label}
      {hint && <span className="block text-sm text-soft">{hint}</span>}
    </span>
  </label>
);
