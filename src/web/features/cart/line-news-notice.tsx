import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { changesOf } from './line-changes.ts';
import type { LineView } from './line-view.ts';

/** Says above the list how many lines have changed since they were seen; confirming clears the notice. */
export function LineNewsNotice({ lines, onConfirm }: { lines: LineView[]; onConfirm: (lines: LineView[]) => unknown }) {
  const t = useTranslations('cart');
  const changed = lines.filter(changesOf);
  if (changed.length === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <LiveButton
          look="quiet"
          size="small"
          className="-my-2.5 -me-2 shrink-0"
          onClick={() => void onConfirm(changed)}
        >
          {t('confirm')}
        </LiveButton>
      }
    >
      {t('changed', { count: changed.length })}
    </Notice>
  );
}
