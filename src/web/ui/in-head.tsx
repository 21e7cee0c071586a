import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the server collects what belongs into the head of the document that it renders. */
export type HeadParts = { page: ReactNode; preloads: ReactNode[] };
export const HeadContext = createContext<HeadParts>({ page: null, preloads: [] });

/** Mark what the server has put there for the page, so that the browser can replace it. */
export const HEAD_MARKS = { start: '<!--page-->', end: '<!--/page-->' };

let taken = false;

/**
 * Puts tags into the document's head. The browser renders only the body, so that what extensions add to the head is left alone: the server prints
 * the tags there, and from then on they follow the page.
 */
export function InHead({ children }: { children: ReactNode }) {
  const head = useContext(HeadContext);
  const [ready, setReady] = useState(taken);
  useLayoutEffect(() => {
    if (!taken) removePrinted();
    taken = true;
    setReady(true);
  }, []);
  if (import.meta.env.SSR) {
    head.page = children;
    return null;
  }
  return ready ? createPortal(children, document.head) : null;
}

/** A file that the page needs at once, requested ahead of everything else. Only the server's document can be that early. */
export function Preload({ children }: { children: ReactNode }) {
  const head = useContext(HeadContext);
  if (import.meta.env.SSR) head.preloads.push(children);
  return null;
}

function removePrinted(): void {
  const comments = [...document.head.childNodes].filter((node) => node instanceof Comment);
  const [start, end] = ['page', '/page'].map((text) => comments.find(({ data }) => data === text));
  if (!start || !end) return;
  const range = document.createRange();
  range.setStartBefore(start);
  range.setEndAfter(end);
  range.deleteContents();
}
