import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { FailedState } from '#src/web/ui/states.tsx';
import type { MailLink } from './use-mail-link.ts';

type PendingProps = {
  link: Exclude<MailLink<unknown>, { at: 'seen' }>;
  title: string;
  area: string;
  onRetry: () => void;
};

/** What a link's page shows until its token is checked, or if that fails; `area`: whose texts to use for refusals. */
export function PendingLink({ link, title, area, onRetry }: PendingProps) {
  const t = useTranslations('errors');
  const words = useFaultWords(area);
  return (
    <div>
      <h1 className="text-title font-bold text-balance">{title}</h1>
      {link.at === 'failed' ? (
        <FailedState message={words(link.error)} onRetry={onRetry} />
      ) : (
        <>
          <noscript>
            <p className="mt-3 text-soft">{t('noScript')}</p>
          </noscript>
          <Loading>
            <Skeleton className="mt-4 h-5 w-full" />
            <Skeleton className="mt-2 h-5 w-2/3" />
            <Skeleton className="mt-6 h-13 w-full" />
          </Loading>
        </>
      )}
    </div>
  );
}
