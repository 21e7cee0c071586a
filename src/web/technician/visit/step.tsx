import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#src/web/ui/surface.tsx';

/** One step of a visit: its heading says whether it is done. */
export function Step({
  title,
  done,
  aside,
  children,
}: {
  title: string;
  done: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('technician.steps');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-4">
        <div className="flex items-center gap-2.5">
          {done ? (
            <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />
          ) : (
            <Circle aria-hidden className="size-6 shrink-0 text-soft" />
          )}
          <h2
            id={id}
            aria-label={t(done ? 'done' : 'open', { step: title })}
            className="grow text-lg font-bold tracking-tight"
          >
            {title}
          </h2>
          {aside && <p className="tabular text-sm text-soft">{aside}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
