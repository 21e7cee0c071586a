import { useTranslations } from 'use-intl';
import { Notice } from '#src/web/ui/notice.tsx';

/** What the rules say against these products together: advice that never hinders the order. Nothing if they say nothing. */
export function FitAdvice({ advice }: { advice: string[] }) {
  const t = useTranslations('cart.fit');
  if (advice.length === 0) return null;
  return (
    <Notice tone="warning">
      <section aria-labelledby="fit-advice" className="grid gap-1.5">
        <h2 id="fit-advice" className="font-bold">
          {t('title')}
        </h2>
        <ul className="grid gap-1.5">
          {advice.map((text) => (
            <li key={text} className="text-pretty">
              {text}
            </li>
          ))}
        </ul>
        <p className="text-sm">{t('lead')}</p>
      </section>
    </Notice>
  );
}
