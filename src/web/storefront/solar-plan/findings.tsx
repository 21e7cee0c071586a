import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SystemView } from './view.server.ts';

type Said = SystemView['findings'][number];

const MARKS = {
  fits: [CircleCheck, 'text-leaf'],
  warn: [CircleAlert, 'text-ink'],
  unknown: [CircleHelp, 'text-soft'],
  blocks: [CircleAlert, 'text-brick'],
} as const;

/** What the rules say of the kit's parts at this home: first what to mind and what nobody has stated, then what fits. */
export function Findings({ system: { findings } }: { system: SystemView }) {
  const t = useTranslations('solarPlan');
  const fitting = findings.filter(({ verdict }) => verdict === 'fits');
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby="findings" className="grid gap-4">
      <h2 id="findings" className="text-section font-bold">
        {t('findings.title')}
      </h2>
      <p className="max-w-prose text-pretty">{t('findings.count', { count: fitting.length })}</p>
      <FindingList findings={findings.filter(({ verdict }) => verdict !== 'fits')} />
      {fitting.length > 0 && (
        <details className="rounded-card inset-ring inset-ring-line">
          <summary className="min-h-11 cursor-pointer px-4 py-3 text-[0.9375rem] font-semibold">
            {t('findings.all')}
          </summary>
          <div className="border-t border-line p-4">
            <FindingList findings={fitting} />
          </div>
        </details>
      )}
    </section>
  );
}

function FindingList({ findings }: { findings: Said[] }) {
  const t = useTranslations('solarPlan');
  return (
    <ul className="grid gap-2.5">
      {findings.map(({ rule, verdict, text }) => {
        const [Icon, tone] = MARKS[verdict];
        return (
          <li key={rule + text} className="flex gap-2.5 text-[0.9375rem]">
            <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
            <span>
              <span className="sr-only">{t(`findings.${verdict}`)}: </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
