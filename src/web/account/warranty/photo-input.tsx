import { Camera } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { buttonLook } from '#src/web/ui/button.tsx';

type PhotoInputProps = {
  label: string;
  /** How many more can be added. */
  room: number;
  busy?: boolean;
  onChoose: (files: File[]) => void;
};

/** Chooses photographs, or takes them where the device has a camera. */
export function PhotoInput({ label, room, busy = false, onChoose }: PhotoInputProps) {
  const id = useId();
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])].slice(0, room);
    input.value = ''; // the same file may be chosen again
    if (files.length > 0) onChoose(files);
  };
  return (
    <div className="relative justify-self-start">
      <input id={id} type="file" accept="image/*" multiple disabled={busy} onChange={choose} className="peer sr-only" />
      <label
        htmlFor={id}
        className={`${buttonLook({ look: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link peer-disabled:cursor-progress peer-disabled:opacity-60`}
      >
        <Camera aria-hidden className="size-5" />
        {label}
      </label>
    </div>
  );
}
