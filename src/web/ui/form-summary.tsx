import { ErrorNotice } from './notice.tsx';

/** Why a form was not submitted, from `summary` of `useForm`; announced as it appears. */
export function FormSummary({ summary }: { summary: { title: string; text?: string } | undefined }) {
  if (!summary) return null;
  return (
    <ErrorNotice>
      <p className={summary.text ? 'font-semibold' : ''}>{summary.title}</p>
      {summary.text && <p>{summary.text}</p>}
    </ErrorNotice>
  );
}
