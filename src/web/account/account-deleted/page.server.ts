import { redirectDocument } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { loadDoor } from '#src/web/features/account-page/load-door.server.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Whoever is signed in has an account, and is shown that. */
export const loadAccountDeleted = ({ context }: Pick<LoaderArgs, 'context'>) =>
  answered(context, async () => {
    if (await context.get(pageContext).session()) throw redirectDocument(hrefs.account);
    return loadDoor({ context });
  });
