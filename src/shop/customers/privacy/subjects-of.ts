import type { Person } from './person.ts';

/** The audit log's subjects that are about a person (audit/record-action.ts). */
export function subjectsOf(person: Person): string[] {
  const kinds: Record<string, readonly string[]> = {
    customer: [person.uid],
    order: person.orders,
    booking: person.bookings,
    visit: person.visits,
    installation: person.installations,
    payment: person.payments,
    'payment-link': person.links,
    message: person.messages,
    grievance: person.tickets,
    'product-question': person.questions,
    enquiry: person.enquiries,
    lead: person.leads,
    technician: person.technicians.map(({ id }) => id),
  };
  return Object.entries(kinds).flatMap(([kind, ids]) => ids.map((id) => `${kind}:${id}`));
}
