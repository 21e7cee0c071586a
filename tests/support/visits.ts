import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { addDays, dayInIndia } from '#src/kernel/india-time.ts';
import { now } from '#tests/support/suite-clock.ts';

export type Sql = Pick<pg.Client, 'query'>;
export type PlannedVisit = { booking: string; visit: string; code: string; technicianId: string };

const made = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** Gives an account the technician role and an entry among the technicians; returns the technician's id. */
export async function makeTechnician(sql: Sql, { uid, name }: { uid: string; name: string }): Promise<string> {
  const id = made('tec');
  await sql.query(`update "user" set role = 'technician' where id = $1`, [uid]);
  await sql.query(`insert into technician (id, uid, name, phone, created_at) values ($1, $2, $3, '9898012345', $4)`, [
    id,
    uid,
    name,
    now(),
  ]);
  return id;
}

/** A paid booking with one planned visit, as a purchase leaves it. `inMinutes`: how long from now the visit begins. */
export async function planVisit(
  sql: Sql,
  customer: { uid: string; name: string; email: string },
  technicianId: string,
  more: {
    inMinutes?: number;
    plan?: number;
    visits?: number;
    locale?: string;
    booking?: string;
    position?: number;
    code?: string;
    problems?: string;
  } = {},
): Promise<PlannedVisit> {
  const {
    inMinutes = 60,
    plan = 3,
    visits = 1,
    locale = 'en',
    position = 1,
    code = '4711',
    problems = 'One panel is dark',
  } = more;
  const at = now();
  const [payment, visit] = [made('pay'), made('vis')];
  const booking = more.booking ?? made('bkg');
  const address = {
    fullAddress: '12, Shanti Society, behind the old water tank, Navrangpura',
    city: 'Ahmedabad',
    state: 'Gujarat',
    landmark: 'Water tank',
    zipcode: '380009',
    phone: '9876543210',
    country: 'India',
  };
  if (!more.booking) {
    await sql.query(
      `insert into payment (id, uid, kind, receipt, amount_paise, currency, method, state, snapshot, request_hash, provider_order_id,
         provider_payment_id, reserved_until, created_at, test)
       values ($1, $2, 'service', $1, 180000, 'INR', 'razorpay', 'settled', '{}', '', $1, $1, $3, $3, true)`,
      [payment, customer.uid, at],
    );
    await sql.query(
      `insert into booking (id, uid, payment_id, plan_id, plan_name, duration_minutes, visits, valid_until, state,
         payment_status, name, email, address, problems, total_paise, charges, gst_rate_bp, locale, created_at, updated_at, test)
       values ($1, $2, $3, $4, 'Basic Solar Clean-Up', 105, $5, $12, 'active', 'success', $6, $7, $8, $9, 180000, '{}', 1800, $10, $11, $11, true)`,
      [
        booking,
        customer.uid,
        payment,
        plan,
        visits,
        customer.name,
        customer.email,
        JSON.stringify(address),
        problems,
        locale,
        at,
        addDays(dayInIndia(at), 365),
      ],
    );
  }
  await sql.query(
    `insert into visit (id, booking_id, position, state, technician_id, starts_at, ends_at, code, created_at, updated_at)
     values ($1, $2, $3, 'assigned', $4, $5::timestamptz, $5::timestamptz + interval '105 minutes', $6, $7, $7)`,
    [visit, booking, position, technicianId, new Date(at.getTime() + inMinutes * 60_000), code, at],
  );
  return { booking, visit, code, technicianId };
}

/** The smallest plan's checklist, with every point in order. */
export const CHECKED = Object.fromEntries(
  [
    'shading',
    'soiling',
    'cracks',
    'mounting',
    'junctionBox',
    'connectors',
    'cabling',
    'earthing',
    'inverterDisplay',
    'waterQuality',
  ].map((point) => [point, { result: 'ok', remark: '' }]),
);

/** The demonstration's site survey; its price in rupees. */
export const SURVEY = { id: 4, price: 499 };
/** Its checklist, with everything written down. */
export const SURVEYED = Object.fromEntries(
  ['roofMeasures', 'shading', 'shadePhotos', 'cableRuns', 'earthing', 'sanctionedLoad', 'phase', 'meterNumber'].map(
    (point) => [point, { result: 'ok', remark: `as measured: ${point}` }],
  ),
);
