import { useTranslations } from 'use-intl';
import { askToSignIn } from '#src/web/features/personal/prompt.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Links to the plan with its booking form open; a signed-out visitor is asked to sign in first (rules.md §1). */
export function BookLink({ planId, describedBy }: { planId: number; describedBy: string }) {
  const t = useTranslations('services');
  const out = usePersonal(({ phase }) => phase === 'guest' || phase === 'signed-out');
  return (
    <LinkButton
      to={hrefs.service(planId)}
      state={{ book: true }}
      prefetch={ahead()}
      aria-describedby={describedBy}
      size="large"
      block
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
