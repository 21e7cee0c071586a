/**
 * Where links in mails lead. Never the Host header of whoever asked: a forged one would put somebody else's address into our
 * mails (reset links above all).
 */
export const shopAddress = ({ publicUrl, port }: { publicUrl: string | undefined; port: number }): string =>
  publicUrl ?? `http://localhost:${port}`;

/**
 * The address of a page for whoever holds a token. It stands behind the `#`, which a browser keeps to itself: no server, proxy or log
 * sees it (ASVS 14.2.1).
 */
export const tokenLink = (settings: Parameters<typeof shopAddress>[0], page: string, token: string): string =>
  `${shopAddress(settings)}${page}#token=${token}`;
