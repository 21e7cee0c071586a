import { FileText, IndianRupee, Ruler, ShieldCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';

const FEATURES = [
  ['figures', Ruler],
  ['gst', FileText],
  ['warranty', ShieldCheck],
  ['pay', IndianRupee],
] as const;

/** Four plain promises that the shop keeps. */
export const FeatureStrip = () => (
  <KeptMarkup by={['features', useLocale()]}>
    <Strip />
  </KeptMarkup>
);

function Strip() {
  const t = useTranslations('home');
  return (
    <section aria-labelledby="features" className="border-t border-line pt-7">
      <h2 id="features" className="sr-only">
        {t('features.title')}
      </h2>
      <ul className="grid gap-x-4 gap-y-4 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4">
        {FEATURES.map(([key, Icon]) => (
          <li key={key} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
            <Icon aria-hidden className="row-span-2 size-7 text-link" />
            <h3 className="font-bold">{t(`features.${key}.title`)}</h3>
            <p className="text-sm text-pretty text-soft sm:text-base">{t(`features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
