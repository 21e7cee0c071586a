import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ShareButton } from '#src/web/features/share/share-button.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button, buttonLook } from '#src/web/ui/button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { ProposalData } from './proposal-page.server.ts';

/** What is saved, until when its price holds, what it is today, and what can be done about it. */
export function ProposalPanel({ data }: { data: ProposalData }) {
  const t = useTranslations('solarProposal.saved');
  const format = useFormatter();
  const { token, number, savedAt, validUntil, standing, versions, asked, form } = data;
  const day = (at: Date) => format.dateTime(at, { dateStyle: 'long' });
  const until = format.dateTime(new Date(validUntil), { dateStyle: 'long', timeZone: 'UTC' });
  const newest = versions.at(-1)?.number ?? number;
  const isNewest = number === newest;
  return (
    <Card as="section" aria-labelledby="saved" className="mt-4 mb-6 grid gap-5 p-5 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id="saved" className="text-lg font-bold tracking-tight">
            {t('version', { number })}
          </h2>
          <p className="text-sm text-soft">{t('savedOn', { day: day(savedAt) })}</p>
        </div>
        {/* A file: the browser opens it, not the router. */}
        <a
          href={hrefs.proposalPdf(token, isNewest ? undefined : number)}
          className={`${buttonLook({ look: 'secondary' })} max-sm:w-full`}
        >
          <Download aria-hidden className="size-5" />
          {t('pdf')}
        </a>
      </header>
      {asked && <Notice tone="success">{t('called')}</Notice>}
      {!isNewest && (
        <Notice>
          {t('older')}{' '}
          <Link to={hrefs.proposal(token)} className="font-semibold text-link underline underline-offset-4">
            {t('openNewest')}
          </Link>
        </Notice>
      )}
      <Standing data={data} until={until} />
      {isNewest && standing.renewable && (
        <form method="post" action={hrefs.proposal(token)} className="grid justify-items-start gap-2">
          {form.error && !form.error.marked && <ErrorNotice>{form.error.reason}</ErrorNotice>}
          <Button type="submit" name="do" value="renew" className="max-sm:w-full">
            {t('renew', { number: newest + 1 })}
          </Button>
          <p className="text-sm text-pretty text-soft">{t('renewText')}</p>
        </form>
      )}
      {versions.length > 1 && (
        <nav aria-label={t('versions')}>
          <ul className="grid gap-1">
            {versions.toReversed().map((one) => (
              <li key={one.number} className="flex min-h-11 flex-wrap items-center gap-x-3">
                <Link
                  to={hrefs.proposal(token, one.number)}
                  aria-current={one.number === number ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center text-link hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {t('line', { number: one.number, day: day(one.createdAt), price: formatPrice(one.price) })}
                </Link>
                {one.number === newest && <Badge tone="leaf">{t('newest')}</Badge>}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="grid justify-items-start gap-1">
        <p className="text-sm text-pretty text-soft">{t('share')}</p>
        <ShareButton path={hrefs.proposal(token)} title={t('title')} />
      </div>
    </Card>
  );
}

function Standing({ data: { standing, saved, savedAt, restockOn }, until }: { data: ProposalData; until: string }) {
  const t = useTranslations('solarProposal.saved');
  const format = useFormatter();
  const { state, today, changed } = standing;
  const said = { holds: 'holds', 'sold-out': 'soldOut', ended: 'ended' } as const;
  const price = (amount: number | null) => (amount === null ? t('askPrice') : formatPrice(amount));
  const day = format.dateTime(savedAt, { dateStyle: 'medium' });
  const dayOf = (text: string) => format.dateTime(new Date(text), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="grid gap-4">
      <Notice tone={state === 'holds' ? 'success' : 'warning'}>
        {t(said[state], { day: until })}{' '}
        {state === 'sold-out' && restockOn && `${t('restock', { day: dayOf(restockOn) })} `}
        {!today ? t('noSystem') : changed ? (today.kitId === saved.kitId ? '' : t('changedKit')) : t('same')}
      </Notice>
      {today && changed && (
        <Table
          caption={t('changedTitle')}
          captioned
          className="[&_thead_th]:whitespace-normal!"
          rows={(['installed', 'kit'] as const).map((what) => ({ what, was: saved[what], is: today[what] }))}
          keyOf={({ what }) => what}
          columns={[
            { key: 'what', name: t('price'), cell: ({ what }) => t(what), heads: true },
            { key: 'was', name: t('atSaving', { day }), cell: ({ was }) => price(was), figure: true },
            { key: 'is', name: t('today'), cell: ({ is }) => price(is), figure: true },
          ]}
        />
      )}
      {state === 'holds' && changed && <p className="text-sm text-pretty">{t('claim')}</p>}
    </div>
  );
}
