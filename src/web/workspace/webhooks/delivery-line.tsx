import { useTranslations } from 'use-intl';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { DELIVERY_TONE } from './delivery-tone.ts';
import type { DeliveryRow } from './page.server.ts';
import { useEventName } from './use-event-name.ts';

/** One delivery: what it was about, how its last attempt went, and when the next one is. */
export function DeliveryLine({
  delivery: { id, event, subject, state, at, attempts, attempted, next, status, reason, milliseconds },
  busy,
  onReplay,
}: {
  delivery: DeliveryRow;
  busy: boolean;
  onReplay: () => void;
}) {
  const t = useTranslations('webhooks');
  const nameOf = useEventName();
  const any = useTextsOf('webhooks');
  const why = reason === 'answer' ? t('answered', { status: status ?? 0 }) : reason && any(`reasons.${reason}`);
  const facts = [
    t('at', { at }),
    attempted && t('attempted', { count: attempts, at: attempted }),
    state === 'delivered' && t('took', { status: status ?? 0, milliseconds: milliseconds ?? 0 }),
    state === 'waiting' && attempts > 0 && t('next', { at: next }),
  ].filter(Boolean);
  const name = nameOf(event);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 ps-5 pe-3">
      <div className="grid min-w-0 grow basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          <Badge tone={DELIVERY_TONE[state]}>{t(`states.${state}`)}</Badge>
        </p>
        {subject && <p className="font-mono text-sm text-soft wrap-anywhere">{subject}</p>}
        {why && <p className="text-[0.9375rem]">{why}</p>}
        <p className="tabular text-sm text-soft">{facts.join(' · ')}</p>
      </div>
      {(state !== 'waiting' || attempts > 0) && (
        <LiveButton
          look="quiet"
          className="max-sm:-ms-5"
          loading={busy}
          aria-label={t('replayOf', { event: name, id: subject || id })}
          onClick={onReplay}
        >
          {t('replay')}
        </LiveButton>
      )}
    </li>
  );
}
