import { useTranslations } from 'use-intl';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyIllustration } from '#src/web/ui/empty-illustration.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** Replaces the hero while nothing is on sale: the shop is about to open, and what it offers already. */
export function Opening({ services }: { services: boolean }) {
  const store = useShopSettings();
  const t = useTranslations('home.opening');
  return (
    <div className="column pt-4 xl:pt-6">
      <section
        aria-labelledby="opening"
        className="grid justify-items-center gap-4 rounded-panel bg-mist px-6 py-14 text-center md:min-h-100 md:content-center md:py-20"
      >
        <EmptyIllustration className="mb-2 w-44" />
        <h2 id="opening" className="text-display font-bold text-balance">
          {t('title', { name: store.longName })}
        </h2>
        <p className="max-w-lg text-lg text-pretty text-soft">{t(services ? 'textServices' : 'text')}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {services && (
            <LinkButton size="large" to={hrefs.services()}>
              {t('services')}
            </LinkButton>
          )}
          <LinkButton look={services ? 'secondary' : 'primary'} size="large" to={hrefs.contact}>
            {t('contact')}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
