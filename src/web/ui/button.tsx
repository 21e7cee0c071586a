import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
type Shape = { look?: ButtonLook; size?: 'regular' | 'large' | 'small'; block?: boolean };

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'bg-paper text-ink inset-ring inset-ring-edge hover:bg-mist hover:inset-ring-ink',
  quiet: 'text-link hover:bg-brand-wash',
  danger: 'bg-paper text-brick inset-ring inset-ring-brick hover:bg-brick-wash',
};
const SIZES = {
  small: 'min-h-11 px-4 text-sm',
  regular: 'min-h-11 px-5 text-[0.9375rem]',
  large: 'min-h-13 px-7 text-base',
};

/** A button's classes, for another element that must look like one. */
export const buttonLook = ({ look = 'primary', size = 'regular', block }: Shape = {}) =>
  `inline-flex items-center justify-center gap-2 rounded-card font-semibold text-center leading-tight select-none transition-colors duration-200 disabled:opacity-55 ${LOOKS[look]} ${SIZES[size]} ${block ? 'w-full' : ''}`;

type ButtonProps = ComponentProps<'button'> & Shape & { loading?: boolean };

/**
 * A button. `loading` keeps its size, its name and the focus (which `disabled` would lose), shows a spinner, and ignores presses: a screen reader
 * says that it is unavailable for now.
 */
export function Button({
  look,
  size,
  block,
  loading = false,
  className = '',
  children,
  onClick,
  type = 'button',
  'aria-disabled': unavailable,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonLook({ look, size, block })} relative ${className}`}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && <LoaderCircle aria-hidden className="absolute size-5 animate-spin" />}
      <span className={`inline-flex items-center gap-2 ${loading ? 'opacity-0' : ''}`}>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ look, size, block, className = '', ...rest }: LinkProps & Shape) {
  return <Link className={`${buttonLook({ look, size, block })} ${className}`} {...rest} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; pressed?: boolean };

/** A round button that shows only an icon; `label` is its name. */
export function IconButton({ label, pressed, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-200 hover:bg-mist disabled:opacity-40 [&>svg]:size-5.5 ${className}`}
      {...rest}
    />
  );
}
