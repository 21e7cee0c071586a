import { Star } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/wire/pages.ts';

/** The newest words of a buyer who gave five stars, large. They stay in the language that they were written in. */
export function PraiseQuote({
  praise: { productId, product, name, msg },
}: {
  praise: { productId: string; product: string; name: string; msg: string };
}) {
  const t = useTranslations('home.praise');
  return (
    <section aria-labelledby="praise" className="grid justify-items-center gap-4 py-2 text-center md:py-6">
      <h2 id="praise" className="text-sm font-semibold text-soft">
        {t('title')}
      </h2>
      <p className="flex gap-1">
        <span className="sr-only">{t('stars')}</span>
        {[1, 2, 3, 4, 5].map((one) => (
          <Star key={one} aria-hidden className="size-5 fill-sun text-sun" />
        ))}
      </p>
      <figure className="grid max-w-4xl justify-items-center gap-4">
        <blockquote className="text-title font-bold text-balance wrap-break-word">“{msg}”</blockquote>
        <figcaption className="text-[0.9375rem] text-soft">
          {t('by', { name })}
          <Link
            to={hrefs.product(productId)}
            className="flex min-h-11 items-center justify-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {product}
          </Link>
        </figcaption>
      </figure>
    </section>
  );
}
