import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Three things customers can rely on, each with a check mark. */
export function Highlights() {
  const t = useTranslations('about.highlights');
  return (
    <section aria-label={t('title')}>
      <ul className="grid gap-6 md:grid-cols-3 md:gap-10">
        {(['plain', 'fit', 'after'] as const).map((name) => (
          <li key={name} className="flex items-start gap-4">
            <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-leaf-wash text-leaf">
              <Check aria-hidden className="size-5 [stroke-width:2.5]" />
            </span>
            <div className="grid gap-1">
              <h2 className="text-lg font-bold tracking-tight">{t(`${name}.title`)}</h2>
              <p className="text-pretty text-soft">{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
