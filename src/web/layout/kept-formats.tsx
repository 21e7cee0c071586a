import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';

let kept: ReactElement | undefined;

/**
 * Around a page that is rendered on the server: its texts are parsed once, not once for each page. A provider of texts takes parsed messages and
 * formatters from a provider around it, where there is one; this one stays the same for all pages. It gives nothing else.
 */
export function KeptFormats({ children }: { children: ReactNode }) {
  kept ??= IntlProvider({ locale: 'en', children: null });
  return cloneElement(kept, undefined, children);
}
