import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orGap } from '#src/kernel/brand.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { Contents } from '#src/web/features/legal/contents.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { FaqData } from './faq-data.tsx';
import { FaqSearch } from './faq-search.tsx';
import { TopicQuestions } from './topic-questions.tsx';
import { byTopic, matching } from './topics.ts';

export { loader } from './page.server.ts';

export default function Faq({ loaderData: { origin, questions } }: Route.ComponentProps) {
  const store = useShopSettings();
  const t = useTranslations('faq');
  const [sought, setSought] = useState('');
  const found = matching(questions, sought);
  const ask = (
    <LinkButton to={hrefs.contact} look="secondary">
      {t('ask')}
    </LinkButton>
  );
  return (
    <div className="column">
      <PageHead title={t('title')} description={t('lead')} canonical={origin + hrefs.faq} />
      <FaqData questions={questions} />
      <Breadcrumb trail={[]} here={t('title')} />
      <header className="grid gap-2 pt-3 pb-8">
        <h1 className="text-display font-bold">{t('title')}</h1>
        <p className="text-lg text-pretty text-soft">{t('lead')}</p>
      </header>
      {questions.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} action={ask} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[15.5rem_minmax(0,48rem)] lg:gap-14">
          <Contents
            title={t('contents')}
            sections={byTopic(found.length ? found : questions).map(([topic]) => ({
              id: topic,
              title: t(`topics.${topic}`),
            }))}
          />
          <div className="grid min-w-0 content-start gap-10">
            <FaqSearch sought={sought} onSearch={setSought} count={found.length} />
            {found.length === 0 ? (
              <EmptyState
                title={t('noMatch')}
                text={t('noneText')}
                action={
                  <>
                    <Button onClick={() => setSought('')}>{t('all')}</Button>
                    {ask}
                  </>
                }
              />
            ) : (
              byTopic(found).map(([topic, some]) => (
                <TopicQuestions
                  key={topic}
                  topic={topic}
                  questions={some}
                  every={sought !== '' && found.length === 1}
                />
              ))
            )}
            {found.length > 0 && (
              <section
                aria-labelledby="more"
                className="grid justify-items-start gap-3 rounded-panel bg-mist p-6 sm:p-8"
              >
                <h2 id="more" className="text-section font-bold">
                  {t('more')}
                </h2>
                {store.contact.phone && (
                  <p className="text-pretty text-soft">
                    {t('moreText', { phone: store.contact.phone, hours: orGap(store.contact.hours) })}
                  </p>
                )}
                {ask}
              </section>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
