import { FileCheck, FileText, HousePlug, Package, Receipt, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeUnit } from '#src/wire/client/warranty.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { UnitGroup } from './page.server.ts';
import { Terms } from './terms.tsx';

const ICON = 'size-5 shrink-0 text-soft';
const LINK = 'inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-link hover:underline';

/** The units of one line of a parcel, or one from elsewhere: serial numbers, what is promised, and papers. `children`: what to do when it fails. */
export function UnitCard({ group, children }: { group: UnitGroup; children: ReactNode }) {
  const t = useTranslations('warranty');
  const { id, name, maker, fromUs, units, since, words, invoice, order, installation, datasheet, certificate, isDcr } =
    group;
  const serials = units.map(({ serial }) => serial).join(', ');
  return (
    <article
      aria-labelledby={id}
      className="grid h-full content-start gap-5 rounded-panel border border-line bg-paper p-5 sm:p-6"
    >
      <div className="grid gap-1.5">
        {!fromUs && <Badge className="justify-self-start">{t('notFromUs')}</Badge>}
        <h2 id={id} className="text-xl font-bold tracking-tight wrap-anywhere">
          {name}
        </h2>
        <p className="text-sm text-soft">{t('facts', { maker, count: units.length, since })}</p>
        <p className="tabular text-sm wrap-anywhere">{t('serials', { count: units.length, serials })}</p>
      </div>
      <Terms terms={group.terms} words={words} />
      {children}
      <div className="grid gap-1 border-t border-line pt-2">
        <ul className="flex flex-wrap gap-x-6">
          {invoice && (
            <Paper href={`/api/documents/${invoice.id}.pdf`} icon={<Receipt aria-hidden className={ICON} />}>
              {t('invoice', { number: invoice.number })}
            </Paper>
          )}
          {datasheet && (
            <Paper href={hrefs.datasheet(datasheet)} icon={<FileText aria-hidden className={ICON} />}>
              {t('datasheet')}
            </Paper>
          )}
          {isDcr && certificate?.url && (
            <Paper href={certificate.url} icon={<FileCheck aria-hidden className={ICON} />}>
              {t('certificate', { number: certificate.number })}
            </Paper>
          )}
          {order && (
            <li>
              <Link to={hrefs.order(order.id)} className={LINK}>
                <Package aria-hidden className={ICON} />
                {t('order', { number: order.number })}
              </Link>
            </li>
          )}
          {installation && (
            <li>
              <Link to={hrefs.installation(installation.id)} className={LINK}>
                <HousePlug aria-hidden className={ICON} />
                {t('installation', { number: installation.number })}
              </Link>
            </li>
          )}
          {!fromUs && (
            <li>
              <Removal id={units[0]?.id ?? ''} name={name} />
            </li>
          )}
        </ul>
        {isDcr && order && !certificate?.url && (
          <p className="text-sm text-soft">
            {certificate ? t('certificate', { number: certificate.number }) : t('certificateAsk')}
          </p>
        )}
        {fromUs && !order && !installation && <p className="text-sm text-soft">{t('handedToYou')}</p>}
      </div>
    </article>
  );
}

const Paper = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => (
  <li>
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      {icon}
      {children}
    </a>
  </li>
);

/** What somebody added can be removed again. */
function Removal({ id, name }: { id: string; name: string }) {
  const t = useTranslations('warranty');
  const [isAsking, setAsking] = useState(false);
  const { run, busy, error } = useMutation('warranty');
  return (
    <>
      <LiveButton look="quiet" size="small" className="-mx-4" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t('remove')}
        <span className="sr-only">{name}</span>
      </LiveButton>
      <ConfirmDialog
        open={isAsking}
        title={t('removeTitle', { name })}
        act={t('remove')}
        keep={t('keep')}
        busy={busy}
        error={error}
        onAct={() => void run(() => removeUnit(id), t('removed'))}
        onClose={() => setAsking(false)}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
