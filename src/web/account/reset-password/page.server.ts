import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { loadDoor } from '#src/web/features/account-page/load-door.server.ts';

/** The page alone: its link's token never comes to the server in an address. */
export const loadResetPassword = ({ context }: Pick<LoaderArgs, 'context'>) =>
  answered(context, async () => {
    const { passwordMinLength } = context.get(pageContext).shop.settings;
    return { ...(await loadDoor({ context })), passwordMinLength };
  });
