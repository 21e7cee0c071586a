import { hrefs } from '#src/wire/pages.ts';

/**
 * Help, and the pages that Indian law requires within reach of every page (E-Commerce Rules 2020, rule 5). The names are keys of the `shell`
 * messages.
 */
export const HELP = [
  [hrefs.contact, 'contactUs'],
  [hrefs.faq, 'faq'],
  [hrefs.shipping, 'shipping'],
  [hrefs.returns, 'returns'],
  [hrefs.terms, 'terms'],
  [hrefs.privacy, 'privacy'],
  [hrefs.grievance, 'grievance'],
] as const;
