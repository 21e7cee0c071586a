import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { hrefs } from '#src/wire/pages.ts';

type NewsProps = {
  error: string | undefined;
  /** Says what is no longer sold; undefined if nothing is missing. */
  missing: string | undefined;
  /** Whether anything is in the cart now. */
  some: boolean;
};

/** Why goods of a former order did not go into the cart, and the way to those that did. */
export function PutInCartNews({ error, missing, some }: NewsProps) {
  const t = useTranslations('shell');
  const toCart = (
    <LinkButton look="secondary" size="small" to={hrefs.cart}>
      {t('viewCart')}
    </LinkButton>
  );
  return (
    <>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {missing && (
        <Notice tone="warning" live action={some && toCart}>
          {missing}
        </Notice>
      )}
    </>
  );
}
