import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import type { Grievance } from '#src/wire/client/support.ts';

const TONES = { received: 'plain', 'in-review': 'brand', resolved: 'leaf' } as const;

/** A ticket: its state, the officer's answer, and when it will be resolved by. */
export function TicketState({ grievance }: { grievance: Grievance }) {
  const t = useTranslations('grievance.state');
  const topics = useTranslations('grievance.topics');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const { ticket, topic, state, answer, createdAt, dueAt, resolvedAt } = grievance;
  return (
    <section aria-label={t('title', { ticket })} className="grid gap-4 rounded-panel bg-mist p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="tabular text-lg font-bold">{ticket}</h3>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-3">
        {[
          [t('about'), topics(topic)],
          [t('filed'), day(createdAt)],
          resolvedAt ? [t('resolvedOn'), day(resolvedAt)] : [t('due'), day(dueAt)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {answer ? (
        <div>
          <p className="text-[0.9375rem] text-soft">{t('answer')}</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      ) : (
        <p className="text-soft">{t('noAnswer')}</p>
      )}
    </section>
  );
}
