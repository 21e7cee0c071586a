import { toMobile } from '#src/platform/mail/message.ts';

/**
 * A person with everything that identifies them in the database, gathered before anything is redacted. Ids are the shop's own;
 * texts are as typed.
 */
export type Person = {
  uid: string;
  at: Date;
  /** Addresses, in lower case, and numbers, as +91…, proved by a link or code: data stored under these without an account is theirs. */
  proven: { emails: string[]; mobiles: string[] };
  /**
   * Those and all others that they ever gave, such as an order's or a former one. Anybody can type a stranger's, so nothing is
   * exported by these, and those of other accounts or the shop are left out.
   */
  given: { emails: string[]; mobiles: string[] };
  names: string[];
  /** Street addresses, long enough not to match other texts. */
  streets: string[];
  gstins: string[];
  orders: string[];
  bookings: string[];
  installations: string[];
  visits: string[];
  payments: string[];
  /** The payment provider's order ids of their payments. */
  providerOrders: string[];
  links: string[];
  messages: string[];
  tickets: string[];
  enquiries: string[];
  /** Leads of solar plans, and the plans that they or the account have saved. */
  leads: string[];
  proposals: string[];
  reviews: string[];
  questions: string[];
  /** Their rows in the roster of technicians. */
  technicians: { id: string; name: string }[];
};

/** Collects texts that identify a person, each once; leaves out short ones, which would match everywhere. */
export class Words {
  readonly emails = new Set<string>();
  readonly mobiles = new Set<string>();
  readonly names = new Set<string>();
  readonly streets = new Set<string>();
  readonly gstins = new Set<string>();

  email(...found: unknown[]): void {
    for (const one of found) if (isText(one) && one.includes('@')) this.emails.add(one.trim().toLowerCase());
  }

  phone(...found: unknown[]): void {
    for (const one of found) {
      const mobile = isText(one) ? toMobile(one) : undefined;
      if (mobile) this.mobiles.add(mobile);
    }
  }

  name(...found: unknown[]): void {
    for (const one of found) if (isText(one) && one.trim().length >= 3) this.names.add(one.trim());
  }

  /** An address of an order, a booking, a link or an account. */
  address(found: unknown): void {
    if (!isRecord(found)) return;
    this.phone(found['phone']);
    const street = found['fullAddress'];
    if (isText(street) && street.trim().length >= 12) this.streets.add(street.trim());
  }

  /** A business buyer. */
  business(found: unknown): void {
    if (!isRecord(found)) return;
    this.name(found['name']);
    if (isText(found['gstin'])) this.gstins.add(found['gstin']);
  }

  /** A payment's snapshot. */
  snapshot(found: unknown): void {
    if (!isRecord(found)) return;
    this.address(found['address']);
    this.business(found['buyer']);
    const contact = found['contact'];
    if (!isRecord(contact)) return;
    this.name(contact['name']);
    this.email(contact['email']);
    this.phone(contact['phone']);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
