import type { Locale } from '#src/kernel/locales.ts';
import type { Finding } from '#src/kernel/solar/compatibility/finding.ts';
import { sayFinding } from '#src/shop/catalogue/compatibility/say-finding.ts';
import type { SaidFinding } from './finding-list.tsx';

/** Findings as sentences in the reader's language, each once: two parts may lack the same figure. */
export function saidFindings(locale: Locale, findings: readonly Finding[]): SaidFinding[] {
  const said = findings.map((one) => ({ rule: one.rule, verdict: one.verdict, text: sayFinding(locale, one) }));
  return said.filter((one, at) => said.findIndex(({ text }) => text === one.text) === at);
}
