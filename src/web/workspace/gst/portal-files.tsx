import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { documentPdf, gstJson } from '#src/wire/client/workspace.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { GstData } from './page.server.ts';
import { Part } from './part.tsx';

type Returns = GstData['returns'];

/** Which documents need an e-invoice or an e-way bill, and their files. */
export function PortalFiles({ returns: { gstin, eInvoices, eWayBills }, month }: { returns: Returns; month: string }) {
  const t = useTranslations('taxReturns');
  const { needed } = eInvoices;
  const words = needed === undefined ? 'eInvoicesUnknown' : needed ? 'eInvoicesNeeded' : 'eInvoicesNot';
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-6">
      <Part
        id="e-invoices"
        name={t('eInvoices')}
        text={t(words)}
        files={
          gstin && needed !== false && eInvoices.ready.length > 0
            ? [{ href: gstJson('e-invoices', month), kind: 'JSON' }]
            : []
        }
      >
        {needed !== false && <Documents {...eInvoices} />}
        {needed === undefined && (
          <LinkButton look="secondary" size="small" to={hrefs.figures} className="justify-self-start">
            {t('toFigures')}
          </LinkButton>
        )}
      </Part>
      <Part
        id="e-way-bills"
        name={t('eWayBills')}
        text={t('eWayBillsText')}
        files={gstin && eWayBills.ready.length > 0 ? [{ href: gstJson('e-way-bills', month), kind: 'JSON' }] : []}
      >
        <Documents {...eWayBills} />
      </Part>
    </div>
  );
}

function Documents({ ready, left }: Returns['eWayBills']) {
  const t = useTranslations('taxReturns');
  return (
    <Card className="grid gap-2 px-4 py-3 sm:px-5">
      {(ready.length > 0 || left.length === 0) && (
        <p className="font-semibold">{t('ready', { count: ready.length })}</p>
      )}
      {left.length > 0 && (
        <>
          <p className="text-sm text-soft">{t('left')}</p>
          <ul className="grid text-sm">
            {left.map(({ id, number, why }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2">
                <a
                  href={documentPdf(id)}
                  className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
                >
                  {number}
                </a>
                {t(`leftOut.${why}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
