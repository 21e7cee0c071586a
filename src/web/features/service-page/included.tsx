import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** What the price includes, and what it does not. */
export function Included({ included, excluded }: { included: string[]; excluded: string[] }) {
  const t = useTranslations('service');
  const lists = [
    ['included', included, Check, 'text-leaf'],
    ['excluded', excluded, X, 'text-soft'],
  ] as const;
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-16">
      {lists.map(([key, items, Icon, tone]) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key} className="mb-5 text-section font-bold">
            {t(key)}
          </h2>
          <ul className="grid divide-y divide-line border-y border-line">
            {items.map((item) => (
              <li key={item} className="flex gap-3 py-3">
                <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
                <span className="text-pretty">{item}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
