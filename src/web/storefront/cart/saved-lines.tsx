import { useTranslations } from 'use-intl';
import type { LineView } from '#src/web/features/cart/line-view.ts';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { SavedTile } from './saved-tile.tsx';
import { useSaved } from './use-saved.ts';

/** What is saved for later, below the cart. Nothing while there is none. */
export function SavedLines({ lines }: { lines: LineView[] }) {
  const t = useTranslations('cart.saved');
  const { busy, error, move, forget } = useSaved();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="saved" className="mt-14 border-t border-line pt-8">
      <h2 id="saved" className="mb-5 text-section font-bold">
        {t('title')}
      </h2>
      {error && (
        <div className="mb-5">
          <ErrorNotice>{error}</ErrorNotice>
        </div>
      )}
      <ul aria-label={t('lines')} className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {lines.map((line) => (
          <SavedTile
            key={line.id}
            line={line}
            busy={busy === line.id}
            onMove={() => void move(line.id)}
            onForget={() => void forget(line.id)}
          />
        ))}
      </ul>
    </section>
  );
}
