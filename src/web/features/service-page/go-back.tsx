import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { isPlainPress } from '#src/web/ui/plain-press.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Links to the previous page of this visit, or to the listing if this page was the first. A link, so that it works without scripts. */
export function GoBack() {
  const t = useTranslations('service');
  const navigate = useNavigate();
  return (
    <LinkButton
      to={hrefs.services()}
      look="secondary"
      size="large"
      className="px-5! whitespace-nowrap"
      onClick={(event) => {
        // The router numbers its entries: above 0 there is a page of ours to go back to.
        if (!(window.history.state?.idx > 0) || !isPlainPress(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden className="size-5" />
      {t('goBack')}
    </LinkButton>
  );
}
