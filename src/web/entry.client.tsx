import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberLinkedLanguage } from '#src/web/features/language-switch/language.ts';
import { restoreToken } from '#src/web/features/mail-link/token.ts';
import { registerWorker } from './register-worker.ts';

rememberLinkedLanguage();
restoreToken();
registerWorker();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
