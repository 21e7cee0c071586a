/**
 * Where links in mails lead. Never the request's Host header: a forged one would put somebody else's address into our mails, reset links
 * above all.
 */
export const shopAddress = ({ publicUrl, port }: { publicUrl: string | undefined; port: number }): string =>
  publicUrl ?? `http://localhost:${port}`;
