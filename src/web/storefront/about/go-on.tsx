import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** Where to go from About. */
export function GoOn() {
  const t = useTranslations('about');
  return (
    <section aria-labelledby="go-on" className="grid justify-items-center gap-5 text-center">
      <h2 id="go-on" className="text-title font-bold">
        {t('goOn')}
      </h2>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton size="large" to={hrefs.products()}>
          {t('products')}
        </LinkButton>
        <LinkButton look="secondary" size="large" to={hrefs.contact}>
          {t('ask')}
        </LinkButton>
      </div>
    </section>
  );
}
