import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { withIdempotencyKey } from '#src/api/idempotent.ts';
import { type Api, administrator, signedIn } from '#src/api/middleware.ts';
import { paise } from '#src/kernel/money.ts';
import { newId } from '#src/platform/ids.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { sendMilestoneLink } from '#src/shop/sales/checkout/send-milestone-link.ts';
import { createInstallation } from '#src/shop/sales/installations/create-installation.ts';
import { endInstallation } from '#src/shop/sales/installations/end-installation.ts';
import { priceInstallation } from '#src/shop/sales/installations/price-installation.ts';
import { recordUnits } from '#src/shop/sales/installations/record-units.ts';
import { refundPaidMilestone } from '#src/shop/sales/installations/refund-milestone.ts';
import { showInstallationFile } from '#src/shop/sales/installations/show-installation.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  decodeInstallation,
  decodeInstallationWish,
  encodeInstallation,
  encodeInstallationFile,
  encodeInstallationQuote,
  fittedUnitsBody,
  installationAnswer,
  installationBody,
  installationEndBody,
  installationFileAnswer,
  installationQuoteAnswer,
  installationQuoteBody,
  milestoneLinkAnswer,
  milestoneRefundBody,
} from '#src/wire/sales/installation.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Installations'];
const ok = { status: 'success' as const };
const known = z.object({ id });
const milestone = known.extend({ position: z.coerce.number().int().min(1).max(100) });

/** Systems sold with their installation, paid in milestones by payment links (docs/decisions/0053). */
export function installationCalls(api: Api, shop: Shop): void {
  offerCalls(api, shop);
  milestoneCalls(api, shop);
  unitCalls(api, shop);
}

function offerCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/installations/quote',
      tags,
      summary: 'What a system would cost installed now, with its milestones',
      middleware: [administrator(shop)],
      request: { body: body(installationQuoteBody) },
      responses: { 200: json(installationQuoteAnswer, 'The price'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { email, ...wish } = c.req.valid('json');
      const priced = await priceInstallation(shop, decodeInstallationWish(wish), email);
      return c.json({ ...ok, data: { quote: encodeInstallationQuote(priced) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/installations',
      tags,
      summary: 'Offers a system with its installation; `amount` in paise',
      middleware: [administrator(shop), withIdempotencyKey(shop)],
      request: { body: body(installationBody(() => soldStates(shop))) },
      responses: { 201: json(installationAnswer, 'Offered'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const made = await createInstallation(shop, c.get('customer'), decodeInstallation(c.req.valid('json')));
      return c.json({ ...ok, data: { installation: encodeInstallation(made) } }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/installations/{id}',
      tags,
      summary: 'An installed order with its milestones, refunds and documents',
      middleware: [signedIn(shop)],
      request: { params: known },
      responses: { 200: json(installationFileAnswer, 'The order'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      const file = await showInstallationFile(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ ...ok, data: encodeInstallationFile(file) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/installations/{id}',
      tags,
      summary: 'Hands the system over, with its tax invoice, or cancels the order, with all its refunds',
      middleware: [administrator(shop), withIdempotencyKey(shop)],
      request: { params: known, body: body(installationEndBody) },
      responses: { 200: json(installationFileAnswer, 'Ended'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const key = c.req.valid('param').id;
      const { state, note } = c.req.valid('json');
      await endInstallation(shop, c.get('customer'), key, { to: state, note });
      return c.json(
        { ...ok, data: encodeInstallationFile(await showInstallationFile(shop, c.get('customer'), key)) },
        200,
      );
    },
  );
}

function unitCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/installations/{id}/units',
      tags,
      summary: 'Records units that were fitted, by their serial numbers; others may follow',
      middleware: [administrator(shop)],
      request: { params: known, body: body(fittedUnitsBody) },
      responses: { 201: json(installationFileAnswer, 'Recorded'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const key = c.req.valid('param').id;
      await recordUnits(shop, c.get('customer'), key, c.req.valid('json'));
      const file = await showInstallationFile(shop, c.get('customer'), key);
      return c.json({ ...ok, data: encodeInstallationFile(file) }, 201);
    },
  );
}

function milestoneCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/installations/{id}/milestones/{position}/link',
      tags,
      summary: 'Sends the payment link of the milestone that is due by mail and SMS',
      middleware: [administrator(shop)],
      request: { params: milestone },
      responses: {
        201: json(milestoneLinkAnswer, 'Sent; the address is told once'),
        ...refusals(401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const { id: key, position } = c.req.valid('param');
      const { address } = await sendMilestoneLink(shop, c.get('customer'), key, position);
      return c.json({ ...ok, data: { url: address } }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/installations/{id}/milestones/{position}/refunds',
      tags,
      summary: 'Sends back a paid milestone, or a part of it; `amount` in paise',
      middleware: [administrator(shop), withIdempotencyKey(shop)],
      request: { params: milestone, body: body(milestoneRefundBody) },
      responses: { 201: json(installationFileAnswer, 'Promised'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { id: order, position } = c.req.valid('param');
      const { amount, note } = c.req.valid('json');
      const key = c.req.header('idempotency-key') ?? newId('key');
      const wish = { position, note, key, ...(amount !== undefined && { amount: paise(amount) }) };
      await refundPaidMilestone(shop, c.get('customer'), order, wish);
      return c.json(
        { ...ok, data: encodeInstallationFile(await showInstallationFile(shop, c.get('customer'), order)) },
        201,
      );
    },
  );
}
