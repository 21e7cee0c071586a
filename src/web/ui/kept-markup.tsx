import { createContext, type ReactNode, useContext } from 'react';

/** What the server keeps of pages that it has rendered: their parts, by what they show. */
export type MarkupKeeper = {
  /** What stands for the part: a hole where its markup is known, else marks around what is rendered now. */
  place(name: string): { hole: string } | { begin: string; end: string };
};

/** Only a server that renders pages gives one (entry.server.tsx). */
export const MarkupKeeperContext = createContext<MarkupKeeper | undefined>(undefined);

/**
 * A part that costs much to render and looks the same on many pages: the server renders it once, and later fills in its markup as text. `by` is all
 * that it shows, and its language: markup of other values is never used, so nothing has to expire it. Its children are one element, whose markup
 * depends on nothing else: no `useId`, no eager picture (which adds to the head), no address of the page, no other such part; and it does not stand
 * beside bare text.
 */
export function KeptMarkup({ by, children }: { by: readonly unknown[]; children: ReactNode }) {
  const keeper = useContext(MarkupKeeperContext);
  if (!keeper) return children;
  const place = keeper.place(JSON.stringify(by));
  if ('hole' in place) return place.hole;
  return (
    <>
      {place.begin}
      {children}
      {place.end}
    </>
  );
}
