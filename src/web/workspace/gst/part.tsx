import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from '#src/web/ui/button.tsx';

type PartProps = {
  id: string;
  name: string;
  text?: ReactNode;
  file?: { href: string; kind: string } | undefined;
  children: ReactNode;
};

/** A part of the page with its heading and the file that it is also available as. */
export function Part({ id, name, text, file, children }: PartProps) {
  return (
    // No landmark: the table in it is one, of the same name.
    <div className="grid content-start gap-3">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id={id} className="text-section font-bold">
            {name}
          </h2>
          {text && <p className="max-w-prose text-sm text-soft">{text}</p>}
        </div>
        {file && (
          <a href={file.href} download className={buttonLook({ look: 'secondary', size: 'small' })}>
            <Download aria-hidden className="size-4.5" />
            <span className="sr-only">{name} </span>
            {file.kind}
          </a>
        )}
      </header>
      {children}
    </div>
  );
}
