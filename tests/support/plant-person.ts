import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { appCode } from '#tests/support/app-code.ts';
import { moveIn, uploadExport } from '#tests/support/former-shop.ts';
import { mailsTo, smsCodeTo, tokenOf } from '#tests/support/mails.ts';
import { COMMENT, NEVER_KEPT, PLANTED as P } from '#tests/support/planted-values.ts';
import { ADDRESS, openPayment, type Paid, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import { statementOf } from '#tests/support/statement.ts';
import { orderByTransfer, takeTransfers, upload } from '#tests/support/transfers.ts';
import type { Answer, Body, Visitor } from '#tests/support/visitor.ts';
import { CHECKED } from '#tests/support/visits.ts';

/** Somebody who has been everywhere in the shop where personal data can be, has left their words there, and has nothing in progress any more. */
export type PlantedPerson = Shopper & { photos: { account: string; visit: string } };

const PLAN = { id: 3, price: 1800 };

export async function plantPerson(shop: RunningShop): Promise<PlantedPerson> {
  const admin = await shop.admin();
  const did = async (who: Visitor, method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await who.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  };
  const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2a74ba' } })
    .withExif({ IFD0: { Copyright: NEVER_KEPT.camera } })
    .jpeg()
    .toBuffer();
  const upload = async (who: Visitor, path: string): Promise<Body> => {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method: 'PUT',
      headers: {
        cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '),
        origin: shop.url,
        'content-type': 'image/jpeg',
      },
      body: new Uint8Array(bytes),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };

  const person = await arrive(shop, did);
  const [lamp, panel] = [
    await shop.product({ name: 'Lamp', stock: 50 }),
    await shop.product({ name: 'Panel', stock: 50 }),
  ];
  const photos = { account: (await upload(person, '/account/photo')).image as string, visit: '' };
  await keepLists(shop, person, lamp, did);
  await shopAround(shop, person, admin, lamp, panel, did);
  await claimWarranty(shop, person, admin, did, upload);
  await transferMoney(shop, person, admin, lamp, did);
  photos.visit = await bookVisit(shop, person, admin, did, upload);
  await writeLetters(shop, person, admin, did);
  await review(shop, person, admin, lamp, panel, did);
  await orderByTelephone(person, admin, lamp, did);
  await bePartOfTheShop(shop, person, admin, did);
  await comeFromAFormerShop(admin);
  return { ...person, photos };
}

type Did = (who: Visitor, method: string, path: string, body?: unknown) => Promise<Answer>;

/** Signs up, verifies addresses and numbers, changes them, forgets the password, and tries a wrong one. */
async function arrive(shop: RunningShop, did: Did): Promise<Shopper> {
  const traces = { 'user-agent': P.device, 'x-forwarded-for': P.network };
  const visitor = shop.visitor();
  const person: Visitor = {
    ...visitor,
    call: (method, path, body, more) =>
      visitor.call(method, path, body, { ...more, headers: { ...traces, ...more?.headers } }),
  };
  const signedUp = await did(person, 'POST', '/auth/sign-up/email', {
    name: P.formerName,
    email: P.formerEmail,
    password: NEVER_KEPT.password,
  });
  const { id: uid } = signedUp.body.user;
  await did(person, 'POST', '/user/createUser', {
    uid,
    username: P.formerName,
    email: P.formerEmail,
    favorites: [],
    orders: [],
    ratings: [],
    cart: [],
    address: [],
  });
  await did(person, 'POST', '/auth/verify-email', {
    token: tokenOf((await mailsTo(shop, P.formerEmail, 'verify-email'))[0]),
  });
  for (const number of [P.formerPhone, P.phone]) {
    const { challenge } = (
      await did(person, 'POST', '/account/phone/code', { phone: number, password: NEVER_KEPT.password })
    ).body;
    await did(person, 'PUT', '/account/phone', { challenge, code: await smsCodeTo(shop, number) });
    await did(person, 'PUT', '/account/whatsapp', { allowed: true });
  }
  await did(person, 'POST', '/auth/change-email', { newEmail: P.email, password: NEVER_KEPT.password });
  await did(person, 'POST', '/auth/verify-email', {
    token: tokenOf((await mailsTo(shop, P.email, 'change-email'))[0]),
  });
  await did(person, 'POST', '/auth/change-email', { newEmail: P.wantedEmail, password: NEVER_KEPT.password });
  await did(person, 'POST', '/auth/request-password-reset', { email: P.email });
  await expect.poll(async () => (await mailsTo(shop, P.email, 'reset-password')).length).toBe(1);
  await person.call('POST', '/auth/sign-in/email', { email: P.email, password: NEVER_KEPT.wrongPassword });
  return { ...person, uid, name: P.name, email: P.email };
}

const home = { ...ADDRESS, fullAddress: P.street, lendMarck: P.landmark, phone: P.addressPhone };

async function keepLists(shop: RunningShop, person: Shopper, lamp: Body, did: Did): Promise<void> {
  const { uid } = person;
  await did(person, 'POST', '/Firebaseuser/add-address', { uid, address: home });
  await did(person, 'POST', '/Firebaseuser/add-address', {
    uid,
    address: { ...home, fullAddress: P.secondStreet, phone: P.secondAddressPhone },
  });
  const itemToAdd = { _id: lamp._id };
  await did(person, 'POST', '/Firebaseuser/add-to-favorites', { uid, itemToAdd, isFavorite: false });
  await did(person, 'POST', '/Firebaseuser/add-to-cart', { uid, itemToAdd, inCart: false });
  await did(person, 'POST', `/saved/${lamp._id}`);
  await did(person, 'PUT', `/alerts/${lamp._id}/price`);
  await did(person, 'PUT', '/account/cart-reminders', { wanted: true });
  const { id } = (
    await did(person, 'POST', '/plants', {
      name: P.plantName,
      ...{ kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: '2026-01-15' },
    })
  ).body.data;
  await did(person, 'POST', `/plants/${id}/readings`, { kind: 'meter', on: '2026-03-01', kwh: 417.5 });
  const unit = { name: P.unitName, maker: 'Elsewhere', serial: P.unitSerial, startsOn: '2026-01-15' };
  const owned = (await did(person, 'POST', '/warranty/units', unit)).body.data.id;
  await did(person, 'POST', '/warranty/transfers', { units: [owned] });
  await applyForSubsidy(shop, person, id, did);
  await did(person, 'PUT', '/visits-advice', { wanted: false });
  await person.call('POST', '/checkout/quote', { items: [{ _id: lamp._id, quantity: 1 }], coupon: NEVER_KEPT.coupon });
  await person.ask('GET', `/products?q=${encodeURIComponent(NEVER_KEPT.search)}`);
  await person.call('GET', `/search?q=${encodeURIComponent(NEVER_KEPT.search)}`);
}

/** An application for subsidy and net meter, with a note and a paper. */
async function applyForSubsidy(shop: RunningShop, person: Shopper, plantId: string, did: Did): Promise<void> {
  const first = { plantId, state: 'registered', on: '2026-02-01', note: P.applicationNote };
  const { data } = (await did(await shop.admin(), 'POST', '/admin/solar/applications', first)).body;
  const answer = await fetch(
    `${shop.url}/api/applications/${data.id}/documents?name=${encodeURIComponent(P.paperName)}`,
    {
      method: 'POST',
      headers: { cookie: [...person.cookies].map((pair) => pair.join('=')).join('; '), origin: shop.url },
      body: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
    },
  );
  if (!answer.ok) throw new Error(`a paper answered ${answer.status}`);
  await did(await shop.admin(), 'POST', `/applications/${data.id}/steps`, {
    state: 'subsidy-received',
    on: '2026-03-01',
  });
}

/** One order that is delivered and returned, one that is cancelled. */
async function shopAround(
  shop: RunningShop,
  person: Shopper,
  admin: Visitor,
  lamp: Body,
  panel: Body,
  did: Did,
): Promise<void> {
  const extras = { note: P.orderNote, gstin: P.gstin, businessName: P.businessName };
  const payer = { email: P.payerEmail, contact: `+91${P.payerPhone}`, webhook: true };
  const order = async (product: Body): Promise<Body> => {
    const opened = await openPayment(person, [{ _id: product._id, quantity: 2, price: product.price }], extras);
    if (opened.status !== 201) throw new Error(`/razorpay answered ${opened.status}: ${opened.text}`);
    await shop.pay(opened.body.id, { ...payer, outcome: 'failure' });
    const paid = (await shop.pay(opened.body.id, payer)).body as Paid;
    return (await did(person, 'POST', '/razorpay/validate', paid)).body.data.order;
  };
  const first = await order(lamp);
  await did(admin, 'POST', `/order/${first._id}/notes`, { words: P.orderDeskNote });
  const { shipment } = (
    await did(admin, 'POST', `/order/${first._id}/shipments`, { carrier: 'Gati', tracking: P.tracking })
  ).body.data;
  await did(admin, 'PUT', `/order/${first._id}/shipments/${shipment.id}`, { state: 'delivered' });
  await did(admin, 'POST', `/order/${first._id}/refunds`, { amount: 5_000, note: P.refundNote });
  const back = { lines: [{ position: 0, quantity: 1 }], reason: 'defective', note: P.returnNote };
  const asked = (await did(person, 'POST', `/order/${first._id}/returns`, back)).body.data.return;
  for (const state of ['approved', 'received'])
    await did(admin, 'PUT', `/returns/${asked.id}`, { state, answer: P.returnAnswer });
  await did(person, 'PUT', `/order/${(await order(panel))._id}`, { orderStatus: 'cancel' });
}

/** A claim on a unit that was sent to them, with a photograph, which the shop refuses. */
async function claimWarranty(
  shop: RunningShop,
  person: Shopper,
  admin: Visitor,
  did: Did,
  upload: (who: Visitor, path: string) => Promise<Body>,
): Promise<void> {
  const inverter = await shop.product({ name: 'Inverter', stock: 5, serialised: true });
  const opened = await openPayment(person, [{ _id: inverter._id, quantity: 1, price: inverter.price }]);
  const paid = (await shop.pay(opened.body.id)).body as Paid;
  const { order } = (await did(person, 'POST', '/razorpay/validate', paid)).body.data;
  const serials = [{ position: 0, serials: ['PLANTED-1'] }];
  const parcel = (await did(admin, 'POST', `/order/${order._id}/shipments`, { carrier: 'Gati', serials })).body.data;
  await did(admin, 'PUT', `/order/${order._id}/shipments/${parcel.shipment.id}`, { state: 'delivered' });
  const { units } = (await did(person, 'GET', '/warranty/units')).body.data;
  const unitId = units.find(({ serial }: Body) => serial === 'PLANTED-1').id;
  const claim = { unitId, problem: P.claimProblem, noticedOn: '2026-02-01' };
  const { id } = (await did(person, 'POST', '/warranty/claims', claim)).body.data;
  await upload(person, `/warranty/claims/${id}/photos/photo-claim`);
  await did(admin, 'PUT', `/admin/warranty/claims/${id}`, { state: 'refused', answer: P.claimAnswer });
}

/** An order by bank transfer, whose payer the statement names; cancelled, and the money sent back. */
async function transferMoney(shop: RunningShop, person: Shopper, admin: Shopper, lamp: Body, did: Did): Promise<void> {
  await takeTransfers(shop);
  const opened = await orderByTransfer(person, lamp);
  if (opened.status !== 201) throw new Error(`/razorpay answered ${opened.status}: ${opened.text}`);
  const paise = opened.body.amount as number;
  await upload(admin, statementOf([{ words: `NEFT ${P.transferName} ${opened.body.id}`, paise }]));
  const { rows } = await shop.sql.query(
    'select o.id, p.id as payment from "order" o join payment p on p.id = o.payment_id where p.provider_order_id = $1',
    [opened.body.id],
  );
  await did(person, 'PUT', `/order/${rows[0].id}`, { orderStatus: 'cancel' });
  const refund = await shop.sql.query('select id from refund where payment_id = $1', [rows[0].payment]);
  await did(admin, 'POST', `/admin/refunds/${refund.rows[0].id}/sent`, { utr: 'HDFCN52026110577' });
}

/** A visit under another name, at another address, with everything that its technician records there. */
async function bookVisit(
  shop: RunningShop,
  person: Shopper,
  admin: Visitor,
  did: Did,
  upload: (who: Visitor, path: string) => Promise<Body>,
): Promise<string> {
  const { data } = (await did(person, 'GET', `/services/${PLAN.id}/slots?pincode=${ADDRESS.zipcode}`)).body;
  const start = data.days.flatMap((day: Body) => day.slots).at(-1).start as string;
  const address = { ...home, fullAddress: P.bookingStreet, lendMarck: P.bookingLandmark, phone: P.bookingPhone };
  const booking = { name: P.bookingName, email: P.bookingEmail, address, problems: P.problems, note: P.bookingNote };
  const asked = {
    amount: PLAN.price * 100,
    currency: 'INR',
    receipt: 'rcpt_planted_visit',
    serviceId: PLAN.id,
    slot: { start },
    booking,
  };
  const opened = await did(person, 'POST', '/razorpay', asked);
  const { service } = (await did(person, 'POST', '/razorpay/validate', (await shop.pay(opened.body.id)).body)).body
    .data;
  const [visit] = service.visits;
  await did(admin, 'POST', `/visits/${visit._id}/on-the-way`);
  await did(admin, 'POST', `/visits/${visit._id}/start`, { code: visit.code });
  const checklist = { ...CHECKED, mounting: { result: 'attention', remark: P.remark } };
  await did(admin, 'PUT', `/visits/${visit._id}/work`, {
    revision: 1,
    checklist,
    meterNote: P.meterNote,
    findings: P.findings,
    advice: P.advice,
  });
  for (const side of ['before', 'after']) await upload(admin, `/visits/${visit._id}/photos/photo-${side}?side=${side}`);
  await did(admin, 'POST', `/visits/${visit._id}/complete`, {
    signedBy: P.signedBy,
    agreed: true,
    drawing: P.signature,
  });
  return visit._id;
}

/** In the files of a former shop: taken in, and looked through alone. */
async function comeFromAFormerShop(admin: Visitor): Promise<void> {
  const address = `"${P.movedStreet}",Anand,388001`;
  const customers = `First Name,Last Name,Email,Accepts Email Marketing,Phone,Note,Default Address Address1,Default Address City,Default Address Zip
${P.movedName.replace(' ', ',')},${P.email},yes,${P.movedPhone},${P.movedNote},${address}\n`;
  const orders = `Name,Email,Financial Status,Created at,Currency,Total,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Billing Phone,Billing Address1,Billing City,Billing Zip
#Q1,${P.email},paid,2024-03-30 21:39:12 +0530,INR,100,1,${P.movedProduct},100,${P.movedName},${P.movedPhone},${address}\n`;
  await moveIn(admin, customers);
  await moveIn(admin, orders);
  await uploadExport(admin, orders.replace('#Q1', '#Q2'));
}

async function writeLetters(shop: RunningShop, person: Shopper, admin: Visitor, did: Did): Promise<void> {
  const letter = { name: P.letterName, email: P.letterEmail, phone: P.letterPhone, message: P.letter };
  const { reference } = (await did(person, 'POST', '/contact', letter)).body;
  await did(admin, 'PUT', `/contact/${reference}`, { state: 'answered', answer: P.letterAnswer });
  const complaint = {
    name: P.complaintName,
    email: P.complaintEmail,
    phone: P.complaintPhone,
    topic: 'delivery',
    about: P.about,
    complaint: P.complaint,
  };
  const { ticket } = (await did(person, 'POST', '/grievances', complaint)).body.data.grievance;
  await did(admin, 'PUT', `/grievances/${ticket}`, { state: 'in-review', answer: P.complaintAnswer });
  await did(admin, 'PUT', `/grievances/${ticket}`, { state: 'resolved', answer: P.complaintAnswer });
  const { rows } = await shop.sql.query('select slug from service_category order by slug limit 1');
  const wish = {
    service: rows[0].slug,
    name: P.enquiryName,
    phone: P.enquiryPhone,
    email: P.enquiryEmail,
    pincode: ADDRESS.zipcode,
    message: P.enquiry,
  };
  const enquiry = (await did(person, 'POST', '/enquiries', wish)).body.reference;
  await did(admin, 'PUT', `/enquiries/${enquiry}`, { state: 'closed', shopNote: P.shopNote });
  await askAboutPlan(shop, person, admin, did);
  // Signed out, from the account's verified address.
  await did(shop.visitor(), 'POST', '/contact', {
    name: P.guestName,
    email: P.email,
    phone: P.guestPhone,
    message: P.guestLetter,
  });
}

/** Saves a solar plan and asks for a call; the shop notes something. */
async function askAboutPlan(shop: RunningShop, person: Shopper, admin: Visitor, did: Did): Promise<void> {
  const answer = await fetch(`${shop.url}/solar/plan?pin=380060&discom=ugvcl&bill=3200&roof=60`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: [...person.cookies].map((pair) => pair.join('=')).join('; '), origin: shop.url },
    body: new URLSearchParams({
      ...{ do: 'call', token: randomBytes(32).toString('base64url'), consent: 'on' },
      ...{ name: P.leadName, phone: P.leadPhone, email: P.leadEmail },
    }),
  });
  expect(answer.status).toBe(303);
  const { rows } = await shop.sql.query('select id from solar_lead where name = $1', [P.leadName]);
  const plan = { nextStep: P.leadStep, nextStepOn: '2031-01-26', notes: P.leadNotes };
  await did(admin, 'PUT', `/admin/solar/leads/${rows[0].id}`, plan);
}

/** Comments under two names, rates, and reports somebody else's comment. */
async function review(
  shop: RunningShop,
  person: Shopper,
  admin: Visitor,
  lamp: Body,
  panel: Body,
  did: Did,
): Promise<void> {
  const { uid } = person;
  const comment = (product: Body, msg: string, who: Shopper = person) =>
    did(who, 'POST', `/products/${product._id}/reviews`, {
      comment: { name: who.name, uid: who.uid, msg, product_id: product._id },
    });
  const idOf = async (msg: string) =>
    (await shop.sql.query('select id from review where msg = $1', [msg])).rows[0].id as string;
  await did(person, 'POST', '/Firebaseuser/rate-media', { uid, itemToAdd: { _id: lamp._id, selectedRating: 4 } });
  await comment(panel, P.hiddenComment);
  await did(admin, 'PUT', `/reviews/${await idOf(P.hiddenComment)}`, { state: 'hidden' });
  await did(person, 'POST', '/auth/update-user', { name: P.name });
  await comment(lamp, `${COMMENT}. Ask me: ${P.phone.slice(0, 5)} ${P.phone.slice(5)} or ${P.email}, ${P.street}.`);
  const ask = async (question: string) =>
    (await did(person, 'POST', `/products/${panel._id}/questions`, { question })).body.data.id as string;
  await did(admin, 'PUT', `/product-questions/${await ask(P.hiddenQuestion)}`, {
    state: 'hidden',
    reason: 'off-topic',
  });
  const answer = `Yes. We will write to ${P.email}.`;
  const answered = await ask(`Does it last? Please tell me at ${P.email} or ${P.phone}.`);
  await did(admin, 'PUT', `/product-questions/${answered}`, { state: 'answered', answer });
  const ravi = await shop.shopper('Ravi Shah');
  await comment(panel, 'It shines', ravi);
  await did(person, 'POST', `/reviews/${await idOf('It shines')}/reports`, { reason: 'spam' });
}

/** An order that the owner took for them by phone, and cancelled. */
async function orderByTelephone(person: Shopper, admin: Visitor, lamp: Body, did: Did): Promise<void> {
  const address = { ...home, fullAddress: P.linkStreet, lendMarck: P.linkLandmark, phone: P.linkPhone };
  const draft = {
    name: P.linkName,
    email: person.email,
    address,
    items: [{ _id: lamp._id, quantity: 1 }],
    note: P.linkNote,
    amount: lamp.price * 100,
  };
  const { link } = (await did(admin, 'POST', '/payment-links', draft)).body.data;
  await did(admin, 'DELETE', `/payment-links/${link._id}`);
  const wish = { lines: [{ productId: lamp._id, quantity: 1 }], work: 100_000 };
  const { quote } = (await did(admin, 'POST', '/installations/quote', wish)).body.data;
  const { name, email, note } = draft;
  const offered = { ...wish, name, email, address, note, amount: quote.total };
  const { installation } = (await did(admin, 'POST', '/installations', offered)).body.data;
  await did(admin, 'POST', `/installations/${installation.id}/milestones/1/link`);
  await did(admin, 'PUT', `/installations/${installation.id}`, { state: 'cancelled', note });
}

/** Is made a technician and removed again, banned and let back in, loses an authenticator app, and comes back on the same device. */
async function bePartOfTheShop(shop: RunningShop, person: Shopper, admin: Visitor, did: Did): Promise<void> {
  const roster = {
    name: P.technicianName,
    phone: P.technicianPhone,
    active: true,
    email: person.email,
    areaIds: [],
    hours: [{ weekday: 1, opens: '09:00', closes: '13:00' }],
  };
  const { technician } = (await did(admin, 'POST', '/technicians', roster)).body.data;
  await did(admin, 'POST', '/days-off', { technicianId: technician._id, day: '2031-01-26', name: P.dayOff });
  await did(admin, 'PUT', `/technicians/${technician._id}`, { ...roster, email: '', active: false });
  for (const banned of [true, false]) await did(admin, 'PUT', `/admin/customers/${person.uid}/ban`, { banned });
  await did(person, 'POST', '/auth/sign-in/email', { email: person.email, password: NEVER_KEPT.password });
  await addApp(person, did);
  await did(admin, 'DELETE', `/admin/customers/${person.uid}/second-factor`);
  await did(person, 'POST', '/auth/sign-in/email', { email: person.email, password: NEVER_KEPT.password });
  await addApp(person, did);
  expect((await shop.sql.query('select role from "user" where id = $1', [person.uid])).rows[0].role).toBe('customer');
}

async function addApp(person: Shopper, did: Did): Promise<void> {
  const { secret } = (await did(person, 'POST', '/second-factor', { password: NEVER_KEPT.password })).body;
  await did(person, 'POST', '/second-factor/confirm', { code: appCode(secret) });
}
