import type { Platform } from '#src/platform/platform.ts';

/** The security log's stand-in for a typed address or number: the same each time, and reveals nothing. */
export const accountMark = ({ personalHash }: Pick<Platform, 'personalHash'>, typed: string): string =>
  personalHash('security log', typed).slice(0, 16);
