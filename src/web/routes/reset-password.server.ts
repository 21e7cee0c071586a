import { pageContext } from '#src/pages/page-context.ts';
import { loadDoor } from '../account/load-door.server.ts';
import { answered } from '../answered.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** The page alone: its link's token never comes to the server in an address. */
export const loadResetPassword = ({ context }: Pick<LoaderArgs, 'context'>) =>
  answered(context, async () => {
    const { passwordMinLength } = context.get(pageContext).shop.settings;
    return { ...(await loadDoor({ context })), passwordMinLength };
  });
