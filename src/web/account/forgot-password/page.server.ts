import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { loadDoor } from '#src/web/features/account-page/load-door.server.ts';

export const loader = pageLoader('forgotPassword', loadDoor);
