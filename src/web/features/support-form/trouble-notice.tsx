import { ErrorNotice } from '#src/web/ui/notice.tsx';

/** Why a form was not sent; announced as it appears. */
export function TroubleNotice({ trouble }: { trouble: { title: string; text?: string } | undefined }) {
  if (!trouble) return null;
  return (
    <ErrorNotice>
      <p className={trouble.text ? 'font-semibold' : ''}>{trouble.title}</p>
      {trouble.text && <p>{trouble.text}</p>}
    </ErrorNotice>
  );
}
