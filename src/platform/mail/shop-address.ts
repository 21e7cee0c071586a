/**
 * Where links in mails lead. Never the request's Host header: a forged one would put somebody else's address into our mails, reset links
 * above all.
 */
export const shopAddress = ({ publicUrl, port }: { publicUrl: string | undefined; port: number }): string =>
  publicUrl ?? `http://localhost:${port}`;

/**
 * The address of a page for the holder of a token. The token follows the `#`, which browsers do not send: no server, proxy or log sees it
 * (ASVS 14.2.1).
 */
export const tokenLink = (settings: Parameters<typeof shopAddress>[0], page: string, token: string): string =>
  `${shopAddress(settings)}${page}#token=${token}`;
