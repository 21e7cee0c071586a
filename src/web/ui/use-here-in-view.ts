import { type RefObject, useEffect, useRef } from 'react';

/** For a row of links that scrolls sideways: the link of the page that is shown stands in its middle. The row must be positioned. */
export function useHereInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]:not([aria-current=false])');
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, []);
  return row;
}
