import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberLinkedLanguage } from '#src/web/features/language-switch/language.ts';
import { restoreToken } from '#src/web/features/mail-link/token.ts';
import { loadRefusalTexts } from '#src/web/messages/refusal-texts.ts';
import { refetchPictures } from '#src/web/ui/refetch-pictures.ts';
import { repeatPresses } from '#src/web/ui/repeat-presses.ts';
import { beforeRefusal } from '#src/wire/client/call.ts';
import { repeatEarlyInput, watchEarlyInput } from './early-input.ts';
import { registerWorker } from './register-worker.ts';
import { openWorkspaceAnew } from './workspace-links.ts';

rememberLinkedLanguage();
restoreToken();
registerWorker();
watchEarlyInput();
refetchPictures();
openWorkspaceAnew();
beforeRefusal(() => loadRefusalTexts(document.documentElement.lang));

/** Its effect runs after all of the page's effects. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    repeatEarlyInput();
    // From now on presses count; journeys wait for it.
    document.documentElement.dataset['hydrated'] = '';
    setTimeout(repeatPresses); // once the page has taken in that input
  }, []);
  return children;
}

const takeOver = () =>
  hydrateRoot(
    document.body,
    <Hydrated>
      <HydratedRouter />
    </Hydrated>,
  );

/**
 * `HydratedRouter` makes the router before its first hook, and keeps it: that is a third of the work, and has a task of its own here. Nothing is being
 * rendered, so that the hook then throws. A version that begins with a hook makes the router as the page is taken over, as before.
 */
function makeRouter(): void {
  try {
    HydratedRouter({});
  } catch {}
}

try {
  takeOver();
} catch (thrown) {
  // The router throws a promise until it has read the loaders' data. A `Suspense` here would keep only the first child of the body.
  if (!(thrown instanceof Promise)) throw thrown;
  void thrown.then(() =>
    setTimeout(() => {
      makeRouter();
      setTimeout(takeOver);
    }),
  );
}
