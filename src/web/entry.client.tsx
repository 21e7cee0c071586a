import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberLinkedLanguage } from '#src/web/features/language-switch/language.ts';
import { restoreToken } from '#src/web/features/mail-link/token.ts';
import { loadRefusalTexts } from '#src/web/messages/refusal-texts.ts';
import { beforeRefusal } from '#src/wire/client/call.ts';
import { repeatEarlyInput, watchEarlyInput } from './early-input.ts';
import { registerWorker } from './register-worker.ts';

rememberLinkedLanguage();
restoreToken();
registerWorker();
watchEarlyInput();
beforeRefusal(() => loadRefusalTexts(document.documentElement.lang));

/** Its effect runs after all of the page's effects. One child: a second would give every `useId` a different result from the server's. */
function Hydrated({ children }: { children: ReactNode }) {
  // Not directly in the effect: React would briefly restore the former value, and put the caret at its end.
  useEffect(() => queueMicrotask(repeatEarlyInput), []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  );
});
