import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../../components/button.tsx';
import { ahead } from '../../components/prefetch.ts';
import { askToSignIn } from '../../personal/prompt.ts';
import { usePersonal } from '../../personal/state.ts';

/** Leads to the plan with its booking form open; whoever is signed out is asked to sign in first (decisions.md §1). */
export function BookLink({ planId, describedBy }: { planId: number; describedBy: string }) {
  const t = useTranslations('services');
  const out = usePersonal(({ phase }) => phase === 'guest' || phase === 'signed-out');
  return (
    <LinkButton
      to={hrefs.service(planId)}
      state={{ book: true }}
      prefetch={ahead()}
      aria-describedby={describedBy}
      className="min-w-32"
      onClick={(event) => {
        if (!out) return;
        event.preventDefault();
        askToSignIn({ does: 'book', id: String(planId) });
      }}
    >
      {t('book')}
    </LinkButton>
  );
}
