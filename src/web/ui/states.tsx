import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { EmptyIllustration } from './empty-illustration.tsx';

type EmptyProps = { title: string; text?: string; action?: ReactNode; as?: 'h1' | 'h2' | 'h3'; focused?: boolean };

/**
 * Nothing here yet: a drawing, a sentence, and a way on (links or buttons as `action`). `focused`: it has just replaced what had the focus, so its
 * heading takes the focus.
 */
export function EmptyState({ title, text, action, as: Heading = 'h2', focused = false }: EmptyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-14 text-center">
      <EmptyIllustration className="mb-2 w-40" />
      <Heading
        ref={heading}
        tabIndex={focused ? -1 : undefined}
        className="text-xl font-bold tracking-tight outline-none"
      >
        {title}
      </Heading>
      {text && <p className="text-balance text-soft">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}

/** Something did not load: what happened, and Retry. */
export function FailedState({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTranslations('shell');
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-14 text-center">
      <EmptyIllustration clouded className="w-40" />
      <p className="text-balance text-soft">{message}</p>
      <Button look="secondary" onClick={onRetry}>
        <RotateCw aria-hidden className="size-4.5" />
        {t('retry')}
      </Button>
    </div>
  );
}
