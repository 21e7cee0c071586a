import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { declineSecondFactor } from '#src/wire/client/second-factor.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Offers a second factor until it is set up or declined. */
export function SecondFactorOffer() {
  const t = useTranslations('security');
  const [gone, setGone] = useState(false);
  if (gone) return null;
  const decline = () => {
    setGone(true);
    declineSecondFactor().catch(() => setGone(false));
  };
  return (
    <aside className="pt-4 sm:[&>div]:items-center">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <p>{t('offer')}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton look="secondary" to={hrefs.security}>
              {t('offerGo')}
            </LinkButton>
            <LiveButton look="quiet" onClick={decline}>
              {t('offerLater')}
            </LiveButton>
          </div>
        </div>
      </Notice>
    </aside>
  );
}
