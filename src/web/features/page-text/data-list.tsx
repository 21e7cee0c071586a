import { useTranslations } from 'use-intl';
import { Card } from '#src/web/ui/surface.tsx';

/** What is stored, item by item, as the DPDP Rules 2025 require of a notice: what, what for, how long. */
const ITEMS = [
  'account',
  'address',
  'orders',
  'lists',
  'comments',
  'visits',
  'messages',
  'mails',
  'session',
  'places',
  'limits',
] as const;

export function DataList() {
  const t = useTranslations('privacy.data');
  return (
    <ul className="mt-5 grid gap-3 xl:grid-cols-2">
      {ITEMS.map((item) => (
        <Card as="li" key={item} className="p-5">
          <h3 className="font-semibold">{t(`${item}.what`)}</h3>
          <dl className="mt-2 grid gap-1.5 text-[0.9375rem]">
            {(['why', 'long'] as const).map((part) => (
              <div key={part}>
                <dt className="inline font-semibold">{t(part)} </dt>
                <dd className="inline text-soft">{t(`${item}.${part}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  );
}
