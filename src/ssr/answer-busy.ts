import type { Locale } from '#src/kernel/locales.ts';
import { languageTag } from '#src/kernel/locales.ts';
import { FAULT_STATUS, type Fault } from '#src/platform/fault.ts';
import { RETRY_AFTER } from '#src/platform/http/retry-after.ts';

import { policyHash } from './policy-hash.ts';
import type { Target } from './target.ts';

/** Its texts in each language: the reasons by the fault's code, and the link. */
export type BusyWords = (locale: Locale) => { faults: Record<string, string>; again: string };

const STYLE =
  'html{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{min-height:90dvh;display:grid;place-content:center;margin:0;padding:1.5rem;text-align:center}h1{font:inherit;max-width:26em;margin:0 auto 1em;text-wrap:balance}a{display:inline-block;min-height:44px;line-height:44px;padding:0 1.5rem;border-radius:999px;background:#115292;color:#fff;text-decoration:none}';

/** It runs no scripts and loads nothing: a page for moments when the shop has no time for pages. */
const POLICY = `default-src 'none'; style-src ${policyHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Asks the visitor to come again, without rendering anything. The empty link leads to the same address. */
export function answerBusy(
  fault: Fault,
  { visitor: { locale } }: Pick<Target, 'visitor'>,
  busyWords: BusyWords,
): Response {
  const { faults, again } = busyWords(locale);
  const words = faults[fault.code] ?? '';
  const html = `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title><style>${STYLE}</style></head><body><main><h1>${words}</h1><p><a href="">${again}</a></p></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'retry-after': String(fault.detail?.['retryAfter'] ?? RETRY_AFTER),
    'x-robots-tag': 'noindex',
  };
  return new Response(html, { status: FAULT_STATUS[fault.code], headers });
}
