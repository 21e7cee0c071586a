import { Button } from '#src/web/ui/button.tsx';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { FailedState } from '#src/web/ui/states.tsx';

type LoadMoreProps = {
  pages: { phase: 'idle' | 'waiting' | 'failed'; hasMore: boolean; more: () => unknown };
  /** Of the button. */
  label: string;
  failed: string;
};

/** The foot of a list that is loaded page by page: a button for more, what stands in while it loads, and why it failed. */
export function LoadMore({ pages: { phase, hasMore, more }, label, failed }: LoadMoreProps) {
  if (phase === 'waiting')
    return (
      <Loading>
        <Skeleton className="mt-6 h-4 w-48" />
        <Skeleton className="mt-3 h-16 w-full" />
      </Loading>
    );
  if (phase === 'failed') return <FailedState message={failed} onRetry={() => void more()} />;
  if (!hasMore) return null;
  return (
    <Button look="secondary" className="mt-6" onClick={() => void more()}>
      {label}
    </Button>
  );
}
