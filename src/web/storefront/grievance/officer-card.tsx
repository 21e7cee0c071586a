import { Mail, MapPin, Phone } from 'lucide-react';
import { onOneLine, sellerOf } from '#src/kernel/brand.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';

const LINK = 'inline-flex min-h-11 items-center gap-3 text-link hover:underline';

/** The grievance officer: name, designation and contact (E-Commerce Rules 2020, rule 4(2)). */
export function OfficerCard() {
  const store = useShopSettings();
  const { grievanceOfficer: officer, address } = store.legal;
  return (
    <div className="mt-5 max-w-prose rounded-panel bg-mist p-6">
      <p className="text-lg font-bold tracking-tight">{officer.name || sellerOf(store)}</p>
      {officer.name && <p className="text-soft">{onOneLine([officer.title, sellerOf(store)], ', ')}</p>}
      <ul className="mt-3 grid">
        {officer.phone && (
          <li>
            <a href={`tel:${officer.phone.replaceAll(' ', '')}`} className={`tabular ${LINK}`}>
              <Phone aria-hidden className="size-5" />
              {officer.phone}
            </a>
          </li>
        )}
        {officer.email && (
          <li>
            <a href={`mailto:${officer.email}`} className={LINK}>
              <Mail aria-hidden className="size-5" />
              {officer.email}
            </a>
          </li>
        )}
        {address && (
          <li className="flex items-start gap-3 py-2.5">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
            <address className="not-italic">{address}</address>
          </li>
        )}
      </ul>
    </div>
  );
}
