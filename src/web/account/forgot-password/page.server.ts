import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { loadAuthLayout } from '#src/web/features/account-page/load-auth-layout.server.ts';

export const loader = pageLoader('forgotPassword', loadAuthLayout);
