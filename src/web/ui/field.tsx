import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type Frame = { label: string; hint?: ReactNode; error?: string };
type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

const LOOK =
  'w-full rounded-card bg-paper px-3.5 py-2.5 text-base text-ink inset-ring inset-ring-edge placeholder:text-soft transition-shadow duration-150 focus:outline-2 focus:outline-link focus:-outline-offset-1 aria-invalid:inset-ring-brick aria-invalid:inset-ring-2 disabled:bg-mist disabled:text-soft [&[readonly]]:bg-mist';

/** Label above, hint and error below, connected by aria-describedby. The error is announced as it appears. */
export function FieldFrame({
  label,
  hint,
  error,
  id: given,
  required,
  children,
}: Frame & { id?: string; required?: boolean; children: (props: Described) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
        {required && (
          <span aria-hidden className="text-soft">
            {' *'}
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={error ? 'flex items-start gap-1.5 text-sm font-semibold text-brick' : 'sr-only'}
      >
        {error && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {error}
      </p>
    </div>
  );
}

/** A text field of at least 44 px. Further props, `ref` included, go to the input: `{...field('name')}` of `useForm`. */
export function TextField({
  label,
  hint,
  error,
  className = '',
  end,
  ...rest
}: ComponentProps<'input'> & Frame & { end?: ReactNode }) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={rest.id} required={rest.required}>
      {(described) => (
        <span className="relative block">
          <input
            type="text"
            {...rest}
            {...described}
            className={`${LOOK} min-h-12 ${end ? 'pe-13' : ''} ${className}`}
          />
          {end && <span className="absolute inset-y-0 end-0.5 grid place-items-center">{end}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

export function TextArea({ label, hint, error, className = '', ...rest }: ComponentProps<'textarea'> & Frame) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={rest.id} required={rest.required}>
      {(described) => (
        <textarea rows={4} {...rest} {...described} className={`${LOOK} min-h-24 resize-y ${className}`} />
      )}
    </FieldFrame>
  );
}

/** A native select; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  className = '',
  children,
  ...rest
}: ComponentProps<'select'> & Frame) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={rest.id} required={rest.required}>
      {(described) => (
        <select {...rest} {...described} className={`${LOOK} select min-h-12 ${className}`}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
