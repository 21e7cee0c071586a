import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Question } from '#src/wire/domain.ts';

/**
 * The questions of a topic, the first one open (`every`: all). Elements of the same name close each other, so one answer of a topic is open at a time,
 * without scripts.
 */
export function TopicQuestions({
  topic,
  questions,
  every,
}: {
  topic: Question['topic'];
  questions: Question[];
  every: boolean;
}) {
  const t = useTranslations('faq.topics');
  return (
    <section aria-labelledby={topic}>
      <h2 id={topic} className="mb-3 scroll-mt-24 text-section font-bold">
        {t(topic)}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ id, question, answer }, at) => (
          <details key={`${id} ${every}`} name={`faq-${topic}`} open={every || at === 0} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 text-pretty whitespace-pre-line text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
