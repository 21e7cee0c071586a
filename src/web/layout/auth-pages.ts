import { PAGES } from '#src/wire/page-table.ts';

const DOORS: readonly string[] = [
  PAGES.signUp,
  PAGES.forgotPassword,
  PAGES.resetPassword,
  PAGES.verifyEmail,
  PAGES.accountDeleted,
].map(({ path }) => path);

/** The pages around the way in have their own frame, without the guest's foot and way in. */
export const isAuthPage = (pathname: string): boolean => DOORS.includes(pathname);
