import { Download, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/web/ui/button.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { EXPORT_ADDRESS } from '#src/wire/client/account.ts';
import type { Account } from '#src/wire/domain.ts';

const DeleteAccount = lazyWithRetry(() => import('./delete-account.tsx'));

/** Export of one's data, and deletion of the account (DPDP Act 2023, §§11 and 12). */
export function YourData({ account }: { account: Account }) {
  const t = useTranslations('account.data');
  const [leaving, setLeaving] = useState(false);
  return (
    <section aria-labelledby="your-data" className="grid content-start gap-4">
      <h2 id="your-data" className="text-section font-bold">
        {t('title')}
      </h2>
      <Card className="grid gap-5 p-5">
        <div className="grid gap-3">
          <p className="text-soft">{t('exportText')}</p>
          <a href={EXPORT_ADDRESS} download className={`${buttonLook({ look: 'secondary' })} justify-self-start`}>
            <Download aria-hidden className="size-5" />
            {t('export')}
          </a>
        </div>
        {account.role !== 'administrator' && (
          <div className="grid gap-3 border-t border-line pt-5">
            <p className="text-soft">{t('deleteText')}</p>
            <LiveButton look="danger" className="justify-self-start" onClick={() => setLeaving(true)}>
              <Trash2 aria-hidden className="size-5" />
              {t('delete')}
            </LiveButton>
          </div>
        )}
      </Card>
      {leaving && (
        <Suspense>
          <DeleteAccount account={account} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </section>
  );
}
