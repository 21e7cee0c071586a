import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { findPage } from '#src/kernel/page-table.ts';
import { Skeleton } from '#src/web/ui/loading.tsx';

/** Replaces a page that is slow to load: 'Loading...' over its rough shape. The progress bar above announces it. */
export function WaitingPage({ path }: { path: string }) {
  const t = useTranslations('shell');
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const name = findPage(path)?.name;
  return (
    <div aria-busy="true" className="column grid gap-8 pt-8 pb-16">
      <p className="text-soft">{t('loading')}</p>
      {name === 'product' ? (
        <ProductShape />
      ) : name === 'orders' || name === 'cart' ? (
        <RowsShape />
      ) : (
        <CardsShape hero={name === 'home'} />
      )}
    </div>
  );
}

const CardsShape = ({ hero }: { hero: boolean }) => (
  <>
    {hero && <Skeleton className="h-80 rounded-panel lg:h-120" />}
    <Skeleton className="h-8 w-56" />
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="aspect-[3/4]" />
      ))}
    </div>
  </>
);

const RowsShape = () => (
  <>
    <Skeleton className="h-8 w-40" />
    {Array.from({ length: 3 }, (_, at) => (
      <Skeleton key={at} className="h-28" />
    ))}
  </>
);

const ProductShape = () => (
  <div className="grid gap-8 lg:grid-cols-2">
    <Skeleton className="aspect-square" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-40" />
    </div>
  </div>
);
