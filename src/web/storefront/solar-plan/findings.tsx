import { useTranslations } from 'use-intl';
import { FindingList, type SaidFinding } from '#src/web/features/solar-findings/finding-list.tsx';
import { FoldSummary } from '#src/web/ui/fold-summary.tsx';
import type { SystemView } from './view.server.ts';

/** What the rules say of the kit's parts at this home: first what to mind and what nobody has stated, then what fits. */
export function Findings({ system: { findings } }: { system: SystemView }) {
  const t = useTranslations('solarPlan');
  const words = (verdict: SaidFinding['verdict']) => t(`findings.${verdict}`);
  const fitting = findings.filter(({ verdict }) => verdict === 'fits');
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby="findings" className="grid gap-4">
      <h2 id="findings" className="text-section font-bold">
        {t('findings.title')}
      </h2>
      <p className="max-w-prose text-pretty">{t('findings.count', { count: fitting.length })}</p>
      <FindingList findings={findings.filter(({ verdict }) => verdict !== 'fits')} words={words} />
      {fitting.length > 0 && (
        <details className="group rounded-card inset-ring inset-ring-line">
          <FoldSummary>{t('findings.all')}</FoldSummary>
          <div className="border-t border-line p-4">
            <FindingList findings={fitting} words={words} />
          </div>
        </details>
      )}
    </section>
  );
}
