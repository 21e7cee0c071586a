import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ErrorText } from './answered.server.ts';
import { FailedState } from './components/states.tsx';
import { ErrorPage } from './layout/error-page.tsx';

/**
 * The error boundary of a page that can be asked for again: without a connection or after a failure of ours it says so
 * and offers Retry; a refusal (404, 403) gets the fallback page.
 */
export function FailedPage({ error }: { error: unknown }) {
  const t = useTranslations('errors');
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />;
  const reached = isRouteErrorResponse(error);
  const requestId = reached ? (error.data as ErrorText | undefined)?.requestId : undefined;
  const message = reached ? t('failed') : t('faults.offline');
  return (
    <div className="column grid min-h-[60dvh] content-center">
      <h1 className="sr-only">{t('title')}</h1>
      <FailedState message={requestId ? `${message} ${t('request', { id: requestId })}` : message} onRetry={() => void revalidate()} />
    </div>
  );
}
