import { Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { announce } from '#src/web/ui/status-region.tsx';

/** Opens the device's own sheet for sharing a page of the shop; where it has none, copies the link. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const t = useTranslations('shell');
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        announce(t('linkCopied'));
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) announce(t('linkNotCopied', { url }));
    }
  };
  return (
    <button
      type="button"
      onClick={share}
      className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-soft hover:text-link"
    >
      <Share2 aria-hidden className="size-4.5" />
      {t('share')}
    </button>
  );
}
