import { z } from '@hono/zod-openapi';
import { addressValue } from '#src/kernel/address-values.ts';
import { invalid } from '#src/platform/fault.ts';
import type { Asked } from '#src/shop/solar/proposals/make-version.ts';
import { isProposalToken } from '#src/shop/solar/proposals/proposal.ts';
import type { Contact } from '#src/shop/solar/proposals/save-proposal.ts';
import { coded } from '#src/wire/coded.ts';
import { phoneNumber, ruled } from '#src/wire/customers/user.ts';
import { misfit } from '#src/wire/fault.ts';
import { decodePlanQuery, planQuery } from './solar-plan.ts';

// The forms of a plan and of a saved plan: sent by the browser itself, so that they work without script.

/** What its buttons do: save, save or only ask for a call, make the next version, put the kit into the cart. */
const PROPOSAL_ACTS = ['save', 'call', 'renew', 'cart'] as const;
type ProposalAct = (typeof PROPOSAL_ACTS)[number];

/** The fields that keep what was typed into them. */
const CONTACT_FIELDS = ['name', 'phone', 'email', 'consent'] as const;

const contact = z
  .object({
    name: ruled('name'),
    phone: phoneNumber().optional(),
    email: ruled('email').optional(),
    consent: z.string().refine((sent) => sent === 'on', coded('consent-needed')),
  })
  .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
    path: ['phone'],
    error: coded('phone-or-email'),
    when: () => true, // reported along with whatever else is wrong
  });

export type SentForm = Readonly<Record<string, string>>;

/** Which button was pressed; saving, if a form without script was sent by the Enter key. */
export const decodeAct = ({ do: act }: SentForm): ProposalAct => PROPOSAL_ACTS.find((one) => one === act) ?? 'save';

/** Throws `invalid` for anything but a token of ours: the form has lost it, and must be loaded anew. */
export function decodeToken({ token = '' }: SentForm): string {
  if (!isProposalToken(token)) throw invalid({ token: 'unknown-id' });
  return token;
}

/** Throws `invalid` with every field that is wrong. */
export function decodeContact(form: SentForm): Contact {
  const typed: Record<string, string> = { consent: '' }; // a checkbox that is not ticked is not sent
  for (const name of CONTACT_FIELDS) {
    const value = form[name]?.trim();
    if (value) typed[name] = value;
  }
  const parsed = contact.safeParse(typed);
  if (!parsed.success) throw misfit(parsed.error, typed);
  const { name, phone = '', email = '' } = parsed.data;
  return { name, phone, email };
}

/** The answers of a plan's address, and the same written in one way. Throws `invalid` for an address that is no plan's. */
export function readPlanQuery(query: string): Asked {
  const params = new URLSearchParams(query);
  const given: Record<string, string | string[] | undefined> = Object.fromEntries(
    [...params.keys()].map((name) => [name, addressValue(params, name)]),
  );
  const parsed = planQuery.safeParse(given);
  if (!parsed.success) throw misfit(parsed.error, given);
  const known = Object.keys(planQuery.shape).flatMap((name) => (given[name] ? [[name, given[name]]] : []));
  return { answers: decodePlanQuery(parsed.data), query: new URLSearchParams(known as [string, string][]).toString() };
}
