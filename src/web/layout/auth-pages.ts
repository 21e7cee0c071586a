import { PAGES } from '#src/kernel/page-table.ts';

const DOORS: readonly string[] = [
  PAGES.signUp,
  PAGES.forgotPassword,
  PAGES.resetPassword,
  PAGES.verifyEmail,
  PAGES.endAlert,
  PAGES.endReminders,
  PAGES.accountDeleted,
].map(({ path }) => path);

/** The sign-in pages have their own layout, without the guest's foot and sign-in link. */
export const isAuthPage = (pathname: string): boolean => DOORS.includes(pathname);
