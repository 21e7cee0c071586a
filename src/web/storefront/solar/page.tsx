import { BadgeCheck } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { STEPS } from '#src/web/features/solar-answers/answers.ts';
import { useFocusOnWrong } from '#src/web/features/solar-answers/use-focus-on-wrong.ts';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { BillQuestion } from './bill-question.tsx';
import { ChecksSection } from './checks-section.tsx';
import { KeptAnswers } from './kept-answers.tsx';
import { PinQuestion } from './pin-question.tsx';
import { RoofQuestion } from './roof-question.tsx';

export { loader } from './page.server.ts';

const QUESTIONS = { pin: PinQuestion, bill: BillQuestion, roof: RoofQuestion };

/** Three questions, one at a time. Each is a form whose address is the state, so that it works without script, and back means back. */
export default function Solar({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('solar');
  const { origin, step, answers, errors } = loaderData;
  const form = useFocusOnWrong(errors);
  const at = STEPS.indexOf(step);
  const next = STEPS[at + 1];
  const former = STEPS[at - 1];
  const Question = QUESTIONS[step];
  return (
    <div className="column">
      <PageHead title={t('title')} description={t('lead')} canonical={origin + hrefs.solar()} />
      <Breadcrumb trail={[]} here={t('title')} />
      <div className="mx-auto grid max-w-2xl gap-6 pt-4 pb-16 md:pt-8">
        <header className="grid gap-2">
          <h1 className="text-title font-bold text-balance">{t('title')}</h1>
          <p className="text-pretty text-soft">{t('lead')}</p>
        </header>
        <Card className="grid gap-6 p-5 sm:p-8">
          <Progress at={at} />
          {/* A question of its own: what was typed into another must not stay in a field. */}
          <Form
            key={step}
            ref={form}
            method="get"
            action={next ? hrefs.solar() : hrefs.solarPlan()}
            className="grid gap-6"
            noValidate
          >
            {next && <input type="hidden" name="step" value={next} />}
            <KeptAnswers answers={answers} step={step} />
            <Question {...loaderData} />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
              {former ? (
                <LinkButton look="quiet" size="large" to={hrefs.solar({ ...answers, step: former })}>
                  {t('back')}
                </LinkButton>
              ) : (
                <span />
              )}
              <Button type="submit" size="large">
                {next ? t('next') : t('show')}
              </Button>
            </div>
          </Form>
        </Card>
        <p className="flex items-start gap-2.5 text-sm text-soft">
          <BadgeCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-leaf" />
          <span>
            {t('sourced')}{' '}
            <Link to={hrefs.solarSources} className="font-semibold text-link underline underline-offset-4">
              {t('sources')}
            </Link>
          </span>
        </p>
        <ChecksSection />
      </div>
    </div>
  );
}

function Progress({ at }: { at: number }) {
  const t = useTranslations('solar');
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold text-soft">{t('progress', { at: at + 1, of: STEPS.length })}</p>
      <div aria-hidden className="flex gap-1.5">
        {STEPS.map((step, index) => (
          <span key={step} className={`h-1 grow rounded-full ${index <= at ? 'bg-brand' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  );
}
