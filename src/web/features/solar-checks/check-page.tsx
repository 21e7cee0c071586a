import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useFocusOnWrong } from '#src/web/features/solar-answers/use-focus-on-wrong.ts';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { FoldSummary } from '#src/web/ui/fold-summary.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { CheckName, CheckState } from './check.ts';

const RESULT = 'result';

/**
 * A check: a form whose address is the state, so that it works without script, and beside it what comes of the answers. On a tablet its fields stand
 * in two columns, but for those in a `WholeRow`.
 * @param result undefined before anything was asked
 */
export function CheckPage({
  name,
  data,
  title,
  lead,
  how,
  fields,
  result,
}: {
  name: CheckName;
  data: CheckState & { origin: string };
  title: string;
  lead: string;
  /** The formula and what it takes for granted. */
  how: readonly string[];
  fields: ReactNode;
  result: ReactNode | undefined;
}) {
  const t = useTranslations('solarChecks');
  const form = useFocusOnWrong(data.errors);
  const wrong = Object.keys(data.errors).length > 0;
  const address = hrefs[name]();
  return (
    <div className="column">
      <PageHead title={title} description={lead} canonical={data.origin + address} />
      <Breadcrumb trail={[[hrefs.solar(), t('planner')]]} here={title} />
      <header className="grid gap-2 pt-4 md:pt-8">
        <h1 className="text-title font-bold text-balance">{title}</h1>
        <p className="max-w-prose text-pretty text-soft">{lead}</p>
      </header>
      <div className="grid gap-10 pt-6 pb-16 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-14">
        <Card className="p-5 sm:p-6 lg:self-start">
          {/* The browser's own words for an empty field are not in the page's language. */}
          <Form
            ref={form}
            method="get"
            action={`${address}#${RESULT}`}
            className="grid gap-5 sm:max-lg:grid-cols-2 sm:max-lg:[&>:is(fieldset,button,[role=alert],[data-whole-row])]:col-span-2"
            noValidate
          >
            {wrong && <ErrorNotice>{t('wrong')}</ErrorNotice>}
            {fields}
            <Button type="submit" size="large">
              {t('check')}
            </Button>
          </Form>
        </Card>
        <div className="grid min-w-0 content-start gap-8">
          <section id={RESULT} aria-labelledby="result-title" className="grid scroll-mt-24 gap-5">
            <h2 id="result-title" className="text-section font-bold">
              {t('result')}
            </h2>
            {result ?? <p className="rounded-card bg-mist p-5 text-pretty text-soft">{t(wrong ? 'mend' : 'empty')}</p>}
          </section>
          <details className="group rounded-card inset-ring inset-ring-line">
            <FoldSummary>{t('how')}</FoldSummary>
            <div className="grid max-w-prose gap-3 border-t border-line p-4 text-[0.9375rem] text-pretty">
              {how.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </details>
          <p className="flex items-start gap-2.5 text-sm text-soft">
            <BadgeCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-leaf" />
            <span>
              {t('careful')}{' '}
              <Link to={hrefs.solarSources} className="font-semibold text-link underline underline-offset-4">
                {t('sources')}
              </Link>
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
