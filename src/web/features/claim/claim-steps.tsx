import { useTranslations } from 'use-intl';
import { StepRow } from '#src/web/ui/step-row.tsx';
import type { ClaimView } from './claim-view.server.ts';

/** What a claim has reached and when, with what the shop said, and what is still to come. */
export function ClaimSteps({ claim }: { claim: ClaimView }) {
  const t = useTranslations('claims');
  const { events, ahead, answer } = claim;
  return (
    <ol aria-label={t('steps')} className="grid">
      {events.map(({ state, on }, at) => (
        <StepRow
          key={state}
          look={state === 'refused' || state === 'withdrawn' ? 'rejected' : 'reached'}
          isLast={ahead.length === 0 && at === events.length - 1}
          isCurrent={at === events.length - 1}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{t(`states.${state}`)}</span>
            <span className="tabular text-sm">{on}</span>
          </p>
          {(state === 'accepted' || state === 'refused') && answer && (
            <p className="text-sm whitespace-pre-line wrap-anywhere">{answer}</p>
          )}
          {state === 'part-sent' && <Parcel claim={claim} />}
        </StepRow>
      ))}
      {ahead.map((state, at) => (
        <StepRow key={state} look={at === 0 ? 'next' : 'ahead'} isLast={at === ahead.length - 1}>
          <p className="text-soft">{t(`states.${state}`)}</p>
        </StepRow>
      ))}
    </ol>
  );
}

function Parcel({ claim: { part, replacement } }: { claim: ClaimView }) {
  const t = useTranslations('claims');
  if (!part) return null;
  const { carrier, tracking, trackingUrl } = part;
  return (
    <div className="text-sm wrap-anywhere">
      <p>{tracking ? t('parcel', { carrier, tracking }) : carrier}</p>
      {replacement && <p>{t('replacement', { serial: replacement })}</p>}
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {t('track')}
        </a>
      )}
    </div>
  );
}
