import { useTranslations } from 'use-intl';
import { useOwnAddress } from '#src/web/context/use-own-address.ts';
import { savePendingAction } from '#src/web/features/personal/pending-action.ts';
import { closePrompt, usePrompt } from '#src/web/features/personal/prompt.ts';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The alert of spec.md §5 as a dialog. The pending action is performed after sign-in. */
export function SignInPrompt() {
  const t = useTranslations('shell.prompt');
  const wish = usePrompt();
  const { pathname, search } = useOwnAddress();
  const from = pathname + search;
  const go = () => {
    if (wish) savePendingAction(wish);
    closePrompt();
  };
  const buying = wish?.does === 'buy' || wish?.does === 'book';
  return (
    <Dialog
      open={wish !== undefined}
      onClose={closePrompt}
      title={t('title')}
      foot={
        <>
          <Button look="secondary" onClick={closePrompt}>
            {t('cancel')}
          </Button>
          {buying && (
            <LinkButton look="secondary" to={hrefs.signUp(from, 'sign-up')} onClick={go}>
              {t('register')}
            </LinkButton>
          )}
          <LinkButton to={hrefs.signUp(from, 'sign-in')} onClick={go}>
            {t('signIn')}
          </LinkButton>
        </>
      }
    >
      <p className="text-lg font-semibold text-pretty">{wish && t(wish.does === 'set' ? 'cart' : wish.does)}</p>
      <p className="mt-2 text-soft">{wish?.does === 'book' ? t('bookAfter') : buying ? t('buyAfter') : t('after')}</p>
    </Dialog>
  );
}
