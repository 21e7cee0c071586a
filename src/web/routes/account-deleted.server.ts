import { redirectDocument } from 'react-router';
import { hrefs } from '#src/contract/pages.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { loadDoor } from '../account/load-door.server.ts';
import { answered } from '../answered.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** Whoever is signed in has an account, and is shown that. */
export const loadAccountDeleted = ({ context }: Pick<LoaderArgs, 'context'>) =>
  answered(context, async () => {
    if (await context.get(pageContext).session()) throw redirectDocument(hrefs.account);
    return loadDoor({ context });
  });
