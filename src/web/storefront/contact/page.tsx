import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ShopMap } from './shop-map.tsx';

export { loader } from './page.server.ts';

export default function Contact({ loaderData: { origin } }: Route.ComponentProps) {
  const t = useTranslations('contact');
  return (
    <div className="column">
      <PageHead title={t('title')} description={t('lead')} canonical={origin + hrefs.contact} />
      <Breadcrumb trail={[]} here={t('title')} />
      <header className="grid gap-2 pt-3 pb-8 md:pb-10">
        <h1 className="text-display font-bold">{t('title')}</h1>
        <p className="max-w-prose text-lg text-pretty text-soft">{t('lead')}</p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-12">
        <ContactForm />
        <ContactPanel />
      </div>
      <ShopMap />
    </div>
  );
}
