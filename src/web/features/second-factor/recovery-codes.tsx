import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/web/ui/button.tsx';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Card } from '#src/web/ui/surface.tsx';

type CodesProps = { codes: string[]; heading: 'h2' | 'h3'; onKept: () => void };

/** The recovery codes, shown only once: copy or download them before continuing. */
export function RecoveryCodes({ codes, heading: Heading, onKept }: CodesProps) {
  const t = useTranslations('security');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <header className="grid gap-1">
        <Heading ref={title} tabIndex={-1} className="text-lg font-bold tracking-tight outline-none">
          {t('codesTitle')}
        </Heading>
        <p className="text-soft">{t('codesText')}</p>
      </header>
      <ol className="grid max-w-2xl gap-x-6 gap-y-2 sm:grid-cols-2 rounded-card bg-mist px-5 py-4 font-mono text-base select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <CopyButton text={text} label={t('copy')} copied={t('copied')} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="kiran-recovery-codes.txt"
          className={buttonLook({ look: 'secondary' })}
        >
          <Download aria-hidden className="size-5" />
          {t('download')}
        </a>
        <LiveButton onClick={onKept}>{t('kept')}</LiveButton>
      </div>
    </Card>
  );
}
