import { createHash } from 'node:crypto';

/** The hash of an inline script or style in a content security policy. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
