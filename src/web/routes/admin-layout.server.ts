import { pageContext } from '#src/pages/page-context.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** Words alone: what a page shows is guarded by its own loader. */
export const loadAdminWords = ({ context }: Pick<LoaderArgs, 'context'>) => ({ texts: texts(context.get(pageContext).locale, 'admin') });
