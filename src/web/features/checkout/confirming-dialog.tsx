import { LoaderCircle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';

type ConfirmingProps = {
  confirming: 'no' | 'yes' | 'slow';
  retryNow: () => void;
  /** Where the purchase will appear. */
  home: string;
};

/**
 * Shown between payment and order: there is nothing to do but wait, and nothing is lost. The only way out is to the list of purchases, where
 * confirming continues, so that nobody pays twice.
 */
export function ConfirmingDialog({ confirming, retryNow, home }: ConfirmingProps) {
  const navigate = useNavigate();
  const t = useTranslations('checkout.confirming');
  const slow = confirming === 'slow';
  return (
    <Dialog
      open={confirming !== 'no'}
      onClose={() => slow && void navigate(home)}
      title={t('title')}
      foot={
        slow && (
          <>
            <LinkButton look="secondary" to={home}>
              {t('orders')}
            </LinkButton>
            <Button onClick={retryNow}>{t('again')}</Button>
          </>
        )
      }
    >
      <div role="status" className="flex items-start gap-4">
        <LoaderCircle aria-hidden className="size-7 shrink-0 animate-spin text-link" />
        <div className="grid gap-2">
          <p className="text-lg font-semibold">{t('text')}</p>
          {slow && <p className="text-soft">{t('slow')}</p>}
        </div>
      </div>
    </Dialog>
  );
}
