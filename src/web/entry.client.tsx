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

/** Its effect runs after all of the page's. One child: a second one would give every `useId` another answer than the server's. */
function Hydrated({ children }: { children: ReactNode }) {
  // Not inside the effect: there React would put the former value back for a moment, and the caret at its end.
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
