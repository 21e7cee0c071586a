import { createHash } from 'node:crypto';

/** The key of every page: it purges a cache of all of them. */
export const ALL_PAGES = 'all';

/** A tag as an edge cache knows it: eight letters, because a page may have a hundred tags. Two with the same letters only purge too much. */
export const surrogateKey = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 8);
