import { useTranslations } from 'use-intl';
import type { Account, SecondFactorState } from '#src/contract/domain.ts';
import { AUTHENTICATOR } from '#src/contract/pages.ts';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';

/** An authenticator app as the second step of signing in, for whoever wants one. */
export function Authenticator({ account, state }: { account: Account; state: SecondFactorState }) {
  const t = useTranslations('security');
  return (
    <section id={AUTHENTICATOR} aria-labelledby={`${AUTHENTICATOR}-title`} className="grid scroll-mt-24 content-start gap-4">
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
