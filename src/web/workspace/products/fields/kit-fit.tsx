import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import type { SaidFinding } from '#src/wire/client/solar-fit.ts';
import type { FormValues } from '../form-values.ts';
import { useKitFit } from './use-kit-fit.ts';

/** What the rules say of a kit's parts as they stand in the form, saved or not. */
export function KitFit() {
  const t = useTranslations('manage.kit');
  const words = useFaultWords('manage');
  const { control } = useFormContext<FormValues>();
  const lines = useWatch({ control, name: 'specification.parts' }) ?? '';
  const { state, unread, hasParts, check } = useKitFit(lines);
  return (
    <section aria-labelledby="kit-fit" className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 id="kit-fit" className="font-bold">
          {t('title')}
        </h4>
        <Button type="button" look="secondary" disabled={!hasParts} loading={state.phase === 'running'} onClick={check}>
          {t('check')}
        </Button>
      </div>
      <p className="text-sm text-soft">{hasParts ? t('lead') : t('none')}</p>
      {unread.length > 0 && <Notice tone="warning">{t('unread', { lines: unread.join(', ') })}</Notice>}
      {state.phase === 'gone' && <ErrorNotice>{t('gone', { slugs: state.slugs.join(', ') })}</ErrorNotice>}
      {state.phase === 'failed' && <ErrorNotice>{words(state.error)}</ErrorNotice>}
      <div role="status">{state.phase === 'known' && <Findings findings={state.findings} />}</div>
    </section>
  );
}

const MARKS = { blocks: 'text-brick', unknown: 'text-soft', warn: 'text-ink', fits: 'text-leaf' } as const;

function Findings({ findings }: { findings: SaidFinding[] }) {
  const t = useTranslations('manage.kit');
  // Two sides of one rule may lack the same part: it is said once.
  const said = findings.filter(({ text }, at) => findings.findIndex((one) => one.text === text) === at);
  return (
    <ul className="grid gap-2 text-sm">
      {said.map(({ rule, verdict, text }) => (
        <li key={text} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2">
          <span className="tabular text-soft">{rule}</span>
          <span>
            <b className={MARKS[verdict]}>{t(`verdicts.${verdict}`)}.</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
