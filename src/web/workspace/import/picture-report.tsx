import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button, buttonLook } from '#src/web/ui/button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatCount } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import {
  failuresHref,
  forgetPicture,
  retryPicture,
  retryPictures,
  type WantedPicture,
} from '#src/wire/client/remote-pictures.ts';
import { hrefs } from '#src/wire/pages.ts';
import { usePictureReport } from './use-picture-report.ts';

/** The progress of fetching pictures from other servers, for one import or all, and why some failed. */
export function PictureReport({ importId }: { importId?: string | undefined }) {
  const t = useTranslations('pictureReport');
  const { running, error, run } = useMutation('pictureReport', { refresh: 'never' });
  const { report, load } = usePictureReport(importId);
  if (!report) return null;
  const { counts, failed, failedTotal } = report;
  const underWay = counts.waiting + counts.fetching;
  if (underWay + counts.done + counts.failed === 0) return null;

  async function press(key: string, act: () => Promise<void>, done: string) {
    await run(act, { as: key, done });
    await load();
  }

  return (
    <section aria-labelledby="picture-report" className="grid gap-4">
      <h2 id="picture-report" className="text-section font-bold">
        {t('title')}
      </h2>
      <p role="status" className="max-w-prose text-soft">
        {underWay > 0
          ? t('underWay', { count: underWay })
          : counts.failed > 0
            ? t('someFailed', { count: counts.failed })
            : t('allDone')}
      </p>
      <dl className="grid grid-cols-3 gap-3">
        {(
          [
            ['waiting', underWay],
            ['done', counts.done],
            ['failed', counts.failed],
          ] as const
        ).map(([state, count]) => (
          <Card key={state} className="flex flex-col-reverse gap-0.5 p-3 sm:p-4">
            <dt className="text-sm text-soft">{t(`states.${state}`)}</dt>
            <dd className={`tabular text-2xl font-bold ${state === 'failed' && count > 0 ? 'text-brick' : ''}`}>
              {formatCount(count)}
            </dd>
          </Card>
        ))}
      </dl>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {failedTotal > 0 && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              loading={running === 'all'}
              onClick={() => press('all', () => retryPictures(importId), t('inLine'))}
            >
              {t('retryAll', { count: failedTotal })}
            </Button>
            <a href={failuresHref(importId)} download className={buttonLook({ look: 'secondary' })}>
              <Download aria-hidden className="size-4.5" />
              {t('file')}
            </a>
          </div>
          <Card as="ul" className="divide-y divide-line overflow-hidden">
            {failed.map((one) => (
              <Failed
                key={one.id}
                picture={one}
                busy={running === one.id}
                onRetry={() => press(one.id, () => retryPicture(one.id), t('inLine'))}
                onForget={() => press(one.id, () => forgetPicture(one.id), t('forgotten'))}
              />
            ))}
          </Card>
          {failedTotal > failed.length && <p className="text-sm text-soft">{t('first', { count: failed.length })}</p>}
        </>
      )}
    </section>
  );
}

type FailedProps = { picture: WantedPicture; busy: boolean; onRetry: () => void; onForget: () => void };

function Failed({ picture: { product, url, reason }, busy, onRetry, onForget }: FailedProps) {
  const t = useTranslations('pictureReport');
  const about = { 'aria-description': product.name };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <Link
          to={hrefs.manageProduct({ edit: product.id })}
          className="font-semibold wrap-anywhere hover:text-link hover:underline"
        >
          {product.name}
        </Link>
        <span className="text-sm wrap-anywhere text-soft">{url}</span>
        <span className="text-sm font-semibold text-brick">
          {t.has(`reasons.${reason}` as MessageKey<'pictureReport'>) &&
            t(`reasons.${reason}` as MessageKey<'pictureReport'>)}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" loading={busy} onClick={onRetry} {...about}>
          {t('retry')}
        </Button>
        <Button look="quiet" size="small" disabled={busy} onClick={onForget} {...about}>
          {t('forget')}
        </Button>
      </div>
    </li>
  );
}
