import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAddress, openPayment, type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { freePort } from '#tests/support/server.ts';

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean };
type Attribute = { key: string; value: Value };
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
};
type Span = WireSpan & { facts: Record<string, unknown> };

/** A collector that takes OTLP over HTTP as JSON, as the standard says (POST /v1/traces). */
function collector() {
  const spans: Span[] = [];
  const resources: Record<string, unknown>[] = [];
  const asked: string[] = [];
  const facts = (attributes: Attribute[]) =>
    Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]),
    );
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['x-key']}`);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      for (const { resource, scopeSpans } of JSON.parse(Buffer.concat(pieces).toString()).resourceSpans) {
        resources.push(facts(resource.attributes));
        for (const { spans: more } of scopeSpans)
          spans.push(...more.map((span: WireSpan) => ({ ...span, facts: facts(span.attributes) })));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return { server, spans, resources, asked };
}

const { server, spans, resources, asked } = collector();
let shop: RunningShop;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop = await runningShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
    OTEL_SERVICE_NAME: 'kiran-under-test',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    LOG_LEVEL: 'debug',
    ACCESS_LOG: 'on',
  });
});
afterAll(async () => {
  await shop?.close();
  server.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
let traces = 0;
/** A new trace of a caller, whose own span is the parent of ours. */
function caller() {
  const traceId = TRACE.slice(0, 24) + (0xa0000000 + traces++).toString(16);
  return { traceId, headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } };
}
const of = (traceId: string) => spans.filter((span) => span.traceId === traceId);

describe('traces', () => {
  it('go to the collector under the name that the standard variables give', async () => {
    await fetch(shop.url);
    await expect.poll(() => spans.length).toBeGreaterThan(0);
    expect(asked[0]).toBe('POST /v1/traces of-the-collector');
    expect(resources[0]).toMatchObject({ 'service.name': 'kiran-under-test', 'service.version': '0.1.0' });
  });

  it('continue the caller’s: the request, its rendering and its statements', async () => {
    const { traceId, headers } = caller();
    await (await fetch(`${shop.url}/faq`, { headers: { ...headers, cookie: 'kiran_kind=guest' } })).text();
    await expect.poll(() => of(traceId).some(({ kind }) => kind === 2)).toBe(true);
    const request = of(traceId).find(({ kind }) => kind === 2) as Span;
    expect(request).toMatchObject({ name: 'GET /faq', parentSpanId: 'b7ad6b7169203331' });
    expect(request.facts).toMatchObject({ 'http.route': '/faq', 'http.request.method': 'GET' });
    const render = of(traceId).find(({ name }) => name === 'render') as Span;
    expect(render.parentSpanId).toBe(request.spanId);
    const statement = of(traceId).find(({ facts }) => facts['db.system.name'] === 'postgresql') as Span;
    expect(statement.facts['db.query.text']).toMatch(/from "?faq"?/);
  });

  it('have answers from memory too', async () => {
    await (await fetch(`${shop.url}/shipping`)).text();
    const { traceId, headers } = caller();
    await (await fetch(`${shop.url}/shipping`, { headers })).text();
    await expect.poll(() => of(traceId).length).toBe(1);
    expect(of(traceId)[0]).toMatchObject({ name: 'GET page', facts: { 'kiran.memory': true } });
  });

  it('have jobs and calls to the provider, and nothing that anybody typed', async () => {
    const asha = await shop.shopper('Asha of the traces');
    await addAddress(asha);
    const product = await shop.product({ price: 1234 });
    await openPayment(asha, [{ _id: product._id, quantity: 1, price: 1234 }]);
    await expect.poll(() => spans.some(({ name }) => name === 'Razorpay: order')).toBe(true);
    const call = spans.find(({ name }) => name === 'Razorpay: order') as Span;
    const request = spans.find(({ spanId }) => spanId === call.parentSpanId) as Span | undefined;
    await expect.poll(() => spans.find(({ spanId }) => spanId === call.parentSpanId)?.name).toBe('POST /api/razorpay');
    expect(request?.traceId ?? call.traceId).toBe(call.traceId);
    await shop.runJob('orders.count-sales');
    await expect.poll(() => spans.some(({ name }) => name === 'job orders.count-sales')).toBe(true);
    const all = JSON.stringify(spans);
    expect(all).not.toMatch(/Asha of the traces|Navrangpura|9876543210/);
    expect(all).not.toContain(asha.email);
    expect(all).not.toContain(product._id);
  });

  it('are named in the log, with the id that the proxy gave the request', async () => {
    const { traceId, headers } = caller();
    const answer = await fetch(`${shop.url}/api/no-such-call`, {
      headers: { ...headers, 'x-request-id': 'edge-4711-aabb' },
    });
    expect(answer.headers.get('x-request-id')).toBe('edge-4711-aabb');
    const lines = () =>
      shop.server
        .output()
        .split('\n')
        .filter((line) => line.includes('edge-4711-aabb'))
        .map((line) => JSON.parse(line));
    await expect.poll(() => lines().find(({ msg }) => msg === 'request')?.traceId).toBe(traceId);
  });

  it('cost a line in the log where the collector is away, and no answer', async () => {
    const alone = await shop.another({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    });
    await expect
      .poll(async () => {
        expect((await fetch(`${alone.url}/shipping`)).status).toBe(200);
        return alone.output();
      })
      .toContain('traces cannot be delivered');
    // The last batch, which has no time left: a stop is no failure for want of it.
    await fetch(`${alone.url}/shipping`);
    expect(await alone.stop(), alone.output()).toBe(0);
  });

  it('are not made where nothing asks for them', async () => {
    const quiet = await shop.another({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
    const { traceId, headers } = caller();
    await (await fetch(`${quiet.url}/faq`, { headers })).text();
    await quiet.stop(); // whatever it had would be sent by now
    expect(of(traceId)).toEqual([]);
  });
});

describe('the access log', () => {
  it('has a line for each answer, from memory or not, without address or caller', async () => {
    const id = 'access-log-00017';
    await (await fetch(`${shop.url}/shipping?name=Asha`, { headers: { 'x-request-id': id } })).text();
    await fetch(`${shop.url}/api/order/ord_secret`, { headers: { 'x-request-id': `${id}b` } });
    const lines = (of: string) =>
      shop.server
        .output()
        .split('\n')
        .filter((line) => line.includes(`"${of}"`) && line.includes('"answered"'))
        .map((line) => JSON.parse(line));
    await expect.poll(() => lines(id).length).toBe(1);
    await expect.poll(() => lines(`${id}b`).length).toBe(1);
    const [page, call] = [lines(id)[0], lines(`${id}b`)[0]];
    expect(page).toMatchObject({ level: 30, method: 'GET', route: 'page', status: 200, memory: true });
    expect(page.bytes).toBeGreaterThan(1000);
    expect(page.ms).toBeGreaterThanOrEqual(0);
    expect(call).toMatchObject({ route: 'api', status: 401, memory: false });
    expect(JSON.stringify([page, call])).not.toMatch(/Asha|ord_secret|127\.0\.0\.1/);
  });
});
