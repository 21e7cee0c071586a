import { findPage } from '#src/wire/page-table.ts';

/** The token behind the `#` of `/page#token=…`, empty where there is none: browsers tell it to no server. */
export const readToken = (): string => /^#token=([\w-]{1,200})$/.exec(location.hash)?.[1] ?? '';

/** Loads another page of this shop as a new document, and hands on the token of a link that waits behind it. */
export function goWithLink(address: string): void {
  const token = readToken();
  if (!token) {
    location.assign(address);
    return;
  }
  // With a fragment, an address that is otherwise this one would load nothing.
  history.replaceState(null, '', `${address}#token=${token}`);
  location.reload();
}

const KEPT = 'kiran-link';
const TAKEN = new Set(['signUp', 'verifyEmail', 'resetPassword', 'pay']);

/** Keeps the token in this tab over a visit to another site: from there only the address without its fragment comes back. */
export function keepToken(): void {
  const token = readToken();
  try {
    if (token) sessionStorage.setItem(KEPT, token);
  } catch {} // a browser that keeps nothing
}

/** Puts a kept token behind the address again, before anything reads it. It is kept for the next page of this tab, and for pages that take one. */
export function restoreToken(): void {
  try {
    const token = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    const { pathname, search, hash } = location;
    if (token && !hash && TAKEN.has(findPage(pathname)?.name ?? ''))
      history.replaceState(history.state, '', `${pathname}${search}#token=${token}`);
  } catch {}
}
