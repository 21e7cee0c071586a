import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#src/web/ui/notice.tsx';
import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Outcome } from './use-product-form.ts';

/** Above Submit: the outcome of the last submission. */
export function SavedNotice({
  outcome,
  product,
  waitingForPictures,
}: {
  outcome: Outcome | undefined;
  product: ManagedProduct;
  waitingForPictures: boolean;
}) {
  const t = useTranslations('manage.editor');
  if (waitingForPictures) return <Notice live>{t('waitingForPictures')}</Notice>;
  if (!outcome) return null;
  return (
    <Notice tone={outcome.tone} live>
      {outcome.text}{' '}
      {outcome.shown && (
        <Link to={hrefs.product(product.id)} className="font-semibold text-link underline">
          {t('see')}
        </Link>
      )}
    </Notice>
  );
}
