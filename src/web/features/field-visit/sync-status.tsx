import { CloudOff, CloudUpload, LoaderCircle, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/web/ui/button.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { hrefs } from '#src/wire/pages.ts';
import { letGo, type Outbox, sendNow } from './outbox.ts';
import type { Refused } from './outbox-item.ts';

/** What is waiting on this device, and whether there is a connection. Nothing while all is well. */
export function SyncStatus({ outbox }: { outbox: Outbox }) {
  const t = useTranslations('technician.sending');
  const words = useFaultWords('technician');
  const waiting = outbox.items.filter((one) => one.refused === undefined).length;
  const refused = outbox.items.filter((one) => one.refused !== undefined);
  const busy = outbox.phase === 'sending';
  return (
    <div className="sticky top-(--header-height,4rem) z-20 grid gap-2">
      <div
        role="status"
        className={
          waiting > 0 || !outbox.online
            ? 'rounded-card bg-night px-4 py-2 text-[0.9375rem] text-on-night shadow-soft'
            : 'sr-only'
        }
      >
        {!outbox.online && (
          <p className="flex items-center gap-2 py-1">
            <WifiOff aria-hidden className="size-5 shrink-0" />
            {t('offline')}
          </p>
        )}
        {waiting > 0 ? (
          <div className="flex items-center justify-between gap-3">
            <p className="flex items-center gap-2 font-semibold">
              {busy ? (
                <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />
              ) : (
                <CloudUpload aria-hidden className="size-5 shrink-0" />
              )}
              {t(busy ? 'sending' : 'waiting', { count: waiting })}
            </p>
            {outbox.online && !busy && outbox.phase !== 'signed-out' && (
              <button
                type="button"
                onClick={sendNow}
                className="min-h-11 px-2 font-semibold underline underline-offset-4"
              >
                {t('now')}
              </button>
            )}
          </div>
        ) : (
          outbox.ready && outbox.online && t('sent')
        )}
      </div>
      {outbox.phase === 'signed-out' && (
        <Notice
          tone="warning"
          live
          action={
            <a
              href={hrefs.signUp(hrefs.technician, 'sign-in')}
              className={buttonLook({ look: 'secondary', size: 'small' })}
            >
              {t('signIn')}
            </a>
          }
        >
          {t('signedOut')}
        </Notice>
      )}
      {outbox.unkept && (
        <Notice tone="warning" live>
          <span className="inline-flex items-center gap-2">
            <CloudOff aria-hidden className="size-5" />
            {t('unkept')}
          </span>
        </Notice>
      )}
      {refused.map(({ key, refused: reason }) => (
        <Notice
          key={key}
          tone="error"
          live
          action={
            <Button look="secondary" size="small" onClick={() => void letGo(key)}>
              {t('letGo')}
            </Button>
          }
        >
          {t('refused', { reason: words(asRefusal(reason)) })}
        </Notice>
      ))}
    </div>
  );
}

const asRefusal = (kept: Refused | string | undefined): Refusal =>
  typeof kept === 'object'
    ? new Refusal(kept.status, kept.code, kept.code, { reason: kept.reason })
    : new Refusal(409, 'refused', 'refused');
