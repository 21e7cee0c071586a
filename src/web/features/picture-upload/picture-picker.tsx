import type { ComponentProps, ReactNode } from 'react';
import { buttonLook } from '#src/web/ui/button.tsx';
import { ACCEPT } from './upload.ts';

type PickerProps = { label: string; icon: ReactNode; onPick: (files: File[]) => void; className?: string } & Pick<
  ComponentProps<'input'>,
  'accept' | 'multiple' | 'capture'
>;

/** A button over the browser's own file chooser, so that keyboard, screen reader and drop all work. */
export function PicturePicker({ label, icon, onPick, className = '', ...rest }: PickerProps) {
  return (
    <label
      className={`relative ${buttonLook({ look: 'secondary', size: 'small' })} px-3! max-sm:gap-1.5! max-sm:px-2! max-sm:text-[0.8125rem]! has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${className}`}
    >
      {icon}
      {label}
      <input
        type="file"
        accept={ACCEPT}
        {...rest}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          event.target.value = ''; // the same file can be chosen again
        }}
      />
    </label>
  );
}
