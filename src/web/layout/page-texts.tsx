import { type ReactNode, useMemo } from 'react';
import { useMatches } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { languageTag } from '#src/kernel/locales.ts';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import errors from '#src/web/messages/en/errors.json' with { type: 'json' };

type Texts = Record<string, object>;

/** Collects the texts from the loaders of all matching routes. The error page has texts even when the root has failed. */
export function PageTexts({ children }: { children: ReactNode }) {
  const matches = useMatches();
  // The same object while nothing has loaded: a new one renders everything with a text anew, at each press on a link.
  const messages = useMemo(
    () =>
      Object.assign({ errors }, ...matches.map((match) => (match.loaderData as { texts?: Texts } | undefined)?.texts)),
    [matches],
  );
  return (
    <IntlProvider
      locale={languageTag(useRootOrNothing()?.locale)}
      timeZone="Asia/Kolkata"
      messages={messages}
      onError={silent}
    >
      {children}
    </IntlProvider>
  );
}

/** A missing text shows its key; tests find those, so a shopper's console need not report them. */
const silent = () => {};
