import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

const idOf = (given?: string) => requestIdOf({ headers: { 'x-request-id': given } } as unknown as IncomingMessage);

describe('a request’s id', () => {
  it.each(['0af7651916cd43dd8448eb211c80319c', '5f1c8e2a-0b1d-4c6e-9f3a-2b7d8e9f0a1b', 'edge.17-42_x'])(
    'is the proxy’s: %s',
    (given) => {
      expect(idOf(given)).toBe(given);
    },
  );

  it.each([
    ['nothing', undefined],
    ['one that is too short', 'abc'],
    ['one that is too long', 'a'.repeat(65)],
    ['words and line breaks', 'id"\n{"level":60}'],
    ['another script', 'अनुरोधअनुरोध'],
    ['one that looks like ours', 'req_0123456789ab0'],
  ])('is our own, not %s', (_, given) => {
    expect(idOf(given)).toMatch(/^req_/);
    expect(idOf(given)).not.toBe(given);
  });

  it('stays the same for one request', () => {
    const request = { headers: {} } as IncomingMessage;
    expect(requestIdOf(request)).toBe(requestIdOf(request));
  });
});
