import { useTranslations } from 'use-intl';
import { claimTone, isOpenClaim } from '#src/kernel/claim-lifecycle.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskEntry } from '#src/web/features/workspace-list/desk-entry.tsx';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import type { BoardData } from './page.server.ts';

export { loader } from './page.server.ts';

/** Claims on warranties: what has waited longest comes first. */
export default function ClaimsDesk({ loaderData: { view, states, claims } }: Route.ComponentProps) {
  useLiveUpdates(['claims']);
  return (
    <DeskList
      area="claimDesk"
      path={hrefs.claimsDesk()}
      view={view}
      states={states}
      rows={claims}
      keyOf={({ id }) => id}
    >
      {(claim) => <ClaimRow claim={claim} />}
    </DeskList>
  );
}

function ClaimRow({ claim }: { claim: BoardData['claims'][number] }) {
  const t = useTranslations('claimDesk');
  const { id, reference, state, name, serial, customer, email, problem, waited } = claim;
  return (
    <DeskEntry
      id={id}
      name={name}
      to={hrefs.claim(id)}
      badges={<Badge tone={claimTone(state)}>{t(`states.${state}`)}</Badge>}
      actions={
        <LinkButton look="secondary" to={hrefs.claim(id)} aria-label={`${t('open')}: ${reference}`}>
          {t('open')}
        </LinkButton>
      }
    >
      <p className="tabular text-sm text-soft wrap-anywhere">{`${reference} · ${serial} · ${customer} · ${email}`}</p>
      <p className="line-clamp-2 text-[0.9375rem] wrap-anywhere">{problem}</p>
      {isOpenClaim(state) && <p className="tabular text-sm text-soft">{t('waits', { days: waited })}</p>}
    </DeskEntry>
  );
}
