import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ErrorText } from '#src/web/context/answered.server.ts';
import { BareTitle } from '#src/web/context/page-head.tsx';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { isNetworkError } from '#src/web/ui/network-error.ts';
import { FailedState } from '#src/web/ui/states.tsx';
import { ErrorPage } from './error-page.tsx';
import { RestingPage } from './resting-page.tsx';
import { ShutPage } from './shut-page.tsx';

/**
 * Replaces any page that could not be shown. Without a connection, after a failure of ours, or after too many pages at once it says so and offers
 * Retry, which requests the same address again. While the database is down it says that the shop is resting, and before it opens that it opens
 * soon. A refusal (404, 403) and a bug in a page get the fallback page.
 */
export function FailedPage({ error, workspace = false }: { error: unknown; workspace?: boolean }) {
  const t = useTranslations('errors');
  const known = useRootOrNothing() !== undefined;
  const { revalidate } = useRevalidator();
  const answered = isRouteErrorResponse(error);
  const { requestId, resting, shut } = (answered && (error.data as ErrorText | undefined)) || {};
  if (shut) return <ShutPage shut={shut} />;
  // Too many pages at once: the shop has rendered none, and asks the visitor to try again later.
  const busy = answered && error.status === 429;
  if (answered ? error.status < 500 && !busy : !isNetworkError(error))
    return <ErrorPage error={error} workspace={workspace} />;
  if (resting) return <RestingPage />;
  const message = busy ? t('faults.too-many') : answered ? t('failed') : t('faults.offline');
  return (
    <div className="column grid min-h-[60dvh] content-center">
      <BareTitle title={t('title')} />
      <h1 className="sr-only">{t('title')}</h1>
      <FailedState
        message={requestId ? `${message} ${t('request', { id: requestId })}` : message}
        // Without the root's own data, only a whole new document helps.
        onRetry={() => (known ? void revalidate() : location.reload())}
      />
    </div>
  );
}
