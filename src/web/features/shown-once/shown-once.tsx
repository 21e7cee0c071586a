import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';

/** A secret that the shop shows once, to be copied into another program. */
export function ShownOnce({
  title,
  text,
  label,
  value,
  copy,
  copied,
  kept,
  onClose,
}: {
  title: string;
  text: string;
  label: string;
  value: string;
  copy: string;
  copied: string;
  kept: string;
  onClose: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button
            look="secondary"
            onClick={() =>
              navigator.clipboard.writeText(value).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            <Copy aria-hidden className="size-5" />
            <span aria-live="polite">{isCopied ? copied : copy}</span>
          </Button>
          <Button onClick={onClose}>{kept}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{text}</p>
        <p className="grid gap-1">
          <span className="text-sm font-semibold">{label}</span>
          <code className="rounded-card bg-mist px-4 py-3 font-mono text-base break-all select-all">{value}</code>
        </p>
      </div>
    </Dialog>
  );
}
