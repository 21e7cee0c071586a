import { JsonLd } from '#src/web/features/structured-data/json-ld.tsx';
import type { Question } from '#src/wire/domain.ts';

/** The questions for search engines, by schema.org. */
export function FaqData({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return <JsonLd data={data} />;
}
