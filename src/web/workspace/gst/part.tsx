import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from '#src/web/ui/button.tsx';

type PartProps = {
  id: string;
  name: string;
  text?: ReactNode;
  files?: readonly { href: string; kind: string }[];
  children: ReactNode;
};

/** A part of the page with its heading and the files that it is also available as. */
export function Part({ id, name, text, files = [], children }: PartProps) {
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
        {files.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {files.map(({ href, kind }) => (
              <a key={kind} href={href} download className={buttonLook({ look: 'secondary', size: 'small' })}>
                <Download aria-hidden className="size-4.5" />
                <span className="sr-only">{name} </span>
                {kind}
              </a>
            ))}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
