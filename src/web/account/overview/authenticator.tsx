import { useTranslations } from 'use-intl';
import { SecondFactorCard } from '#src/web/features/second-factor/second-factor-card.tsx';
import type { Account, SecondFactorState } from '#src/wire/domain.ts';
import { AUTHENTICATOR } from '#src/wire/pages.ts';

/** An optional authenticator app as the second factor. */
export function Authenticator({ account, state }: { account: Account; state: SecondFactorState }) {
  const t = useTranslations('security');
  return (
    <section
      id={AUTHENTICATOR}
      aria-labelledby={`${AUTHENTICATOR}-title`}
      className="grid scroll-mt-24 content-start gap-4"
    >
      <header className="grid gap-1">
        <h2 id={`${AUTHENTICATOR}-title`} className="text-section font-bold">
          {t('app')}
        </h2>
        <p className="max-w-prose text-soft">{t('lead')}</p>
      </header>
      <SecondFactorCard account={account} state={state} heading="h3" />
    </section>
  );
}
