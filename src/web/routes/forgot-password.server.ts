import { loadDoor } from '../account/load-door.server.ts';
import { answered } from '../answered.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadForgotPassword = ({ context }: Pick<LoaderArgs, 'context'>) => answered(context, () => loadDoor({ context }));
