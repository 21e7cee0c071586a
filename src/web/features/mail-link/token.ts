import { findPage } from '#src/kernel/page-table.ts';

/** The token behind the `#` of `/page#token=…`, empty if there is none: browsers send it to no server. */
export const readToken = (): string => /^#token=([\w-]{1,200})$/.exec(location.hash)?.[1] ?? '';

/** Loads another page of this shop as a new document, and passes on the token behind the `#`. */
export function goWithLink(address: string): void {
  const token = readToken();
  if (!token) {
    location.assign(address);
    return;
  }
  // If only the fragment changed, nothing would be loaded.
  history.replaceState(null, '', `${address}#token=${token}`);
  location.reload();
}

const KEPT = 'kiran-link';
const TAKEN = new Set(['signUp', 'verifyEmail', 'resetPassword', 'pay', 'endAlert', 'endReminders', 'cart']);

/** Stores the token in this tab during a visit to another site, which sends the visitor back to the address without its fragment. */
export function keepToken(): void {
  const token = readToken();
  try {
    if (token) sessionStorage.setItem(KEPT, token);
  } catch {} // a browser without storage
}

/**
 * Puts a stored token behind the address again, before anything reads it. It is stored only for this tab's next page, and for pages that take one.
 */
export function restoreToken(): void {
  try {
    const token = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    const { pathname, search, hash } = location;
    if (token && !hash && TAKEN.has(findPage(pathname)?.name ?? ''))
      history.replaceState(history.state, '', `${pathname}${search}#token=${token}`);
  } catch {}
}
