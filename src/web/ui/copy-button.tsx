import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { LiveButton } from './live-button.tsx';

type CopyProps = { text: string; label: string; copied: string; size?: 'small'; 'aria-label'?: string };

/** Copies a text. Where the browser lets nobody copy, as without https, the text beside it can be selected. */
export function CopyButton({ text, label, copied, size, 'aria-label': name }: CopyProps) {
  const [done, setDone] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setDone(true),
      () => undefined,
    );
  const Icon = done ? Check : Copy;
  return (
    <LiveButton look="secondary" size={size} aria-label={done ? undefined : name} onClick={() => void copy()}>
      <Icon aria-hidden className={size ? 'size-4.5' : 'size-5'} />
      <span aria-live="polite">{done ? copied : label}</span>
    </LiveButton>
  );
}
