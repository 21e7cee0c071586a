import { useTranslations } from 'use-intl';
import { Notice } from '#src/web/ui/notice.tsx';
import type { SignInMethod } from '#src/wire/client/account.ts';

/** Sign-in methods that stopped working when the account's owner proved themselves. */
export function EndedWays({ ended }: { ended: readonly SignInMethod[] }) {
  const t = useTranslations('door');
  if (ended.length === 0) return null;
  return (
    <Notice tone="info">
      <p>{t('ended.lead')}</p>
      <ul className="mt-1 list-disc ps-5">
        {ended.map((way) => (
          <li key={way}>{t(`ended.${way}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
