import type { ReactNode } from 'react';
import { useLocale, useMessages } from 'use-intl';
import { IntlProvider } from 'use-intl/react';
import { isTree, type Tree } from '#src/web/messages/tree.ts';

/** The checkout's texts, overridden by the booking's: nothing is delivered here, somebody comes. `further`: texts loaded later than the page. */
export function BookingTexts({ further, children }: { further?: object; children: ReactNode }) {
  const locale = useLocale();
  const all = { ...(useMessages() as Tree), ...(further as Tree) };
  const own = (all['booking'] as { checkout: Tree }).checkout;
  const messages = { ...all, checkout: over(own, all['checkout'] as Tree) };
  return (
    <IntlProvider locale={locale} timeZone="Asia/Kolkata" messages={messages as never}>
      {children}
    </IntlProvider>
  );
}

const over = (own: Tree, base: Tree): Tree => {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = base[key];
    merged[key] = isTree(value) && isTree(below) ? over(value, below) : value;
  }
  return merged;
};
