import type { ReactNode } from 'react';

/** A choice of a few as tiles of at least 44 px: radios, so that it works without script and by arrow keys. */
export function ChoiceTiles({
  name,
  legend,
  hint,
  choices,
  chosen,
  error,
  className = 'grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
}: {
  name: string;
  legend: string;
  hint?: string;
  choices: readonly { value: string; label: string; icon?: ReactNode }[];
  chosen?: string | undefined;
  error?: string | undefined;
  className?: string;
}) {
  return (
    <fieldset className="grid content-start gap-2" aria-describedby={error && `${name}-error`}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {choices.map(({ value, label, icon }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-card px-3.5 py-2.5 text-[0.9375rem] inset-ring inset-ring-edge transition-colors duration-200 hover:bg-mist has-checked:bg-brand-wash has-checked:font-semibold has-checked:inset-ring-2 has-checked:inset-ring-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} className="sr-only" />
            {icon}
            {label}
          </label>
        ))}
      </div>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      {error && (
        <p id={`${name}-error`} className="text-sm font-semibold text-brick">
          {error}
        </p>
      )}
    </fieldset>
  );
}
