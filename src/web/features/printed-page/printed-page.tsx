import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';

/** A page made for printing, outside the shell: black on white, with a print button on screen. */
export function PrintedPage({ children }: { children: ReactNode }) {
  const t = useTranslations('orderDesk');
  return (
    <div className="min-h-dvh bg-white text-black">
      <main className="mx-auto grid max-w-4xl gap-6 px-5 py-6 print:max-w-none print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <p className="text-sm text-black/75">{t('printHint')}</p>
          <LiveButton onClick={() => print()}>
            <Printer aria-hidden className="size-5" />
            {t('print')}
          </LiveButton>
        </div>
        {children}
      </main>
    </div>
  );
}
