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
