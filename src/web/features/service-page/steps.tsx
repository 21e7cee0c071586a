import { useTranslations } from 'use-intl';

/** The visit from the first call to the report, as a line of numbered steps. */
export function Steps({ steps }: { steps: { step: string; explain: string }[] }) {
  const t = useTranslations('service');
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-5 text-section font-bold md:mb-6">
        {t('how')}
      </h2>
      <ol className="grid">
        {steps.map(({ step, explain }, at) => (
          <li key={step} className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 pb-8 last:pb-0">
            {at < steps.length - 1 && (
              <span aria-hidden className="absolute top-11 bottom-0 left-[1.3125rem] w-0.5 bg-line" />
            )}
            <span
              aria-hidden
              className="tabular grid size-11 place-items-center rounded-full bg-brand-wash font-bold text-link"
            >
              {at + 1}
            </span>
            <div className="pt-2">
              <h3 className="font-bold">{step}</h3>
              <p className="mt-1 max-w-prose text-pretty text-soft">{explain}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
