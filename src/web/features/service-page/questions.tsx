import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Questions and answers; elements of the same name close each other, so one is open at a time, without scripts. */
export function Questions({ questions }: { questions: { q: string; a: string }[] }) {
  const t = useTranslations('service');
  return (
    <section aria-labelledby="questions" className="mx-auto w-full max-w-3xl">
      <h2 id="questions" className="mb-5 text-section font-bold md:mb-6">
        {t('questions')}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ q, a }, at) => (
          <details key={q} name="questions" open={at === 0} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
              {q}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 text-pretty text-soft">{a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
