import type { Platform } from '#src/platform/platform.ts';

/** What the security log calls an address or number that was typed: the same each time, and nothing can be told from it. */
export const accountMark = ({ personalHash }: Pick<Platform, 'personalHash'>, typed: string): string =>
  personalHash('security log', typed).slice(0, 16);
