import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { LeadData } from './lead-page.server.ts';

const LINK = 'inline-flex min-h-11 items-center gap-2 text-link hover:underline wrap-anywhere';

/** Who it is, how to reach them, and that they agreed to it. */
export function LeadFacts({ lead }: Pick<LeadData, 'lead'>) {
  const t = useTranslations('leadDesk');
  const format = useFormatter();
  const when = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card as="section" aria-label={t('who')} className="p-5">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {lead.phone && (
          <Fact name={t('phone')}>
            <a href={`tel:${lead.phone}`} className={`tabular ${LINK}`}>
              <Phone aria-hidden className="size-4.5 shrink-0" />
              {lead.phone}
            </a>
          </Fact>
        )}
        {lead.email && (
          <Fact name={t('email')}>
            <a href={`mailto:${lead.email}`} className={LINK}>
              <Mail aria-hidden className="size-4.5 shrink-0" />
              {lead.email}
            </a>
          </Fact>
        )}
        <Fact name={t('pincode')}>{lead.pincode}</Fact>
        <Fact name={t('language')}>{lead.language}</Fact>
        <Fact name={t('source')}>{t(`sources.${lead.source}`)}</Fact>
        <Fact name={t('asked')}>{when(lead.createdAt)}</Fact>
        <Fact name={t('consent')}>{when(lead.consentedAt)}</Fact>
        {lead.uid && (
          <Fact name={t('account')}>
            <Link to={hrefs.customer(lead.uid)} className={LINK}>
              {t('customer')}
            </Link>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs font-semibold text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
