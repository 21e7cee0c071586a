import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { loadDoor } from '#src/web/features/account-page/load-door.server.ts';

export const loadForgotPassword = ({ context }: Pick<LoaderArgs, 'context'>) =>
  answered(context, () => loadDoor({ context }));
