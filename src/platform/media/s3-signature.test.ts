import { describe, expect, it } from 'vitest';
import {
  type Account,
  canonicalRequest,
  refusal,
  sha256,
  signatureOf,
  type WireRequest,
} from '#tests/support/signed-requests.ts';

// The worked examples of "Signature Calculations for the Authorization Header" in the S3 API reference.
const S3_DAY = '20130524T000000Z';
const S3_HOST = 'examplebucket.s3.amazonaws.com';
const S3_KEY = 'AKIAIOSFODNN7EXAMPLE';
const S3: Account = {
  keys: { [S3_KEY]: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  region: 'us-east-1',
  service: 's3',
  now: new Date('2013-05-24T00:00:00Z'),
};
const WELCOME = 'Welcome to Amazon S3.';

// Cases of the "Signature Version 4 test suite".
const SUITE_DAY = '20150830T123600Z';
const SUITE_SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

const s3Request = (method: string, target: string, headers: Record<string, string> = {}, body = ''): WireRequest => ({
  method,
  target,
  headers: { host: S3_HOST, 'x-amz-date': S3_DAY, 'x-amz-content-sha256': sha256(body), ...headers },
  body: Buffer.from(body),
});
const named = (request: WireRequest, signature: string, id = S3_KEY): WireRequest => {
  const signed = Object.keys(request.headers).sort().join(';');
  const authorization = `AWS4-HMAC-SHA256 Credential=${id}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=${signature}`;
  return { ...request, headers: { ...request.headers, authorization } };
};
const GET = s3Request('GET', '/test.txt', { range: 'bytes=0-9' });
const GET_SIGNATURE = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';
const put = s3Request(
  'PUT',
  '/test$file.text',
  { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
  WELCOME,
);
const PUT_SIGNATURE = '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd';

describe('the signature check that our picture store is tested against', () => {
  it.each([
    ['GET Object', GET, GET_SIGNATURE],
    ['PUT Object', put, PUT_SIGNATURE],
    [
      'GET Bucket Lifecycle',
      s3Request('GET', '/?lifecycle'),
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'List Objects',
      s3Request('GET', '/?max-keys=2&prefix=J'),
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('accepts the example %s of the S3 documentation, and nothing else', (_, request, signature) => {
    expect(refusal(named(request, signature), S3)).toBeUndefined();
    expect(
      refusal(
        named(
          request,
          signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
        S3,
      )?.code,
    ).toBe('SignatureDoesNotMatch');
  });

  it.each([
    ['get-vanilla', 'GET', '/', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
    ['post-vanilla', 'POST', '/', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
    [
      'get-vanilla-query-order-key-case',
      'GET',
      '/?Param2=value2&Param1=value1',
      'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    ],
    [
      'get-unreserved',
      'GET',
      '/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
      '07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f',
    ],
    ['get-utf8', 'GET', '/ሴ', '8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85'],
    [
      'get-utf8, as it is sent',
      'GET',
      '/%E1%88%B4',
      '8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85',
    ],
    ['get-space', 'GET', '/example%20space/', '652487583200325589f1fba4c7e578f72c47cb61beeca81406b39ddec1366741'],
  ])('gives %s of the test suite its signature', (_, method, target, signature) => {
    const request = {
      method,
      target,
      headers: { host: 'example.amazonaws.com', 'x-amz-date': SUITE_DAY },
      body: Buffer.alloc(0),
    };
    expect(
      signatureOf(canonicalRequest(request, ['host', 'x-amz-date']), SUITE_SECRET, SUITE_DAY, 'us-east-1', 'service'),
    ).toBe(signature);
  });

  it.each<[string, WireRequest, Partial<Account>]>([
    ['AccessDenied', GET, {}],
    [
      'AuthorizationHeaderMalformed',
      { ...GET, headers: { ...GET.headers, authorization: 'AWS4-HMAC-SHA256 Credential=nonsense' } },
      {},
    ],
    ['AuthorizationHeaderMalformed', named(GET, GET_SIGNATURE), { region: 'ap-south-1' }],
    ['InvalidAccessKeyId', named(GET, GET_SIGNATURE, 'AKIANOBODY'), {}],
    ['RequestTimeTooSkewed', named(GET, GET_SIGNATURE), { now: new Date('2013-05-24T00:15:01Z') }],
    ['RequestTimeTooSkewed', named(GET, GET_SIGNATURE), { now: new Date('2013-05-23T23:44:59Z') }],
    ['SignatureDoesNotMatch', named(GET, GET_SIGNATURE), { keys: { [S3_KEY]: 'another secret' } }],
    ['SignatureDoesNotMatch', { ...named(GET, GET_SIGNATURE), method: 'DELETE' }, {}],
    ['SignatureDoesNotMatch', { ...named(GET, GET_SIGNATURE), target: '/other.txt' }, {}],
    [
      'XAmzContentSHA256Mismatch',
      { ...named(put, PUT_SIGNATURE), body: Buffer.from('Welcome to somewhere else.') },
      {},
    ],
  ])('refuses with %s', (code, request, account) => {
    expect(refusal(request, { ...S3, ...account })?.code).toBe(code);
  });

  it('refuses an unsigned header of the store, and a request that does not declare its body', () => {
    const more = named(GET, GET_SIGNATURE);
    expect(refusal({ ...more, headers: { ...more.headers, 'x-amz-acl': 'public-read' } }, S3)?.code).toBe(
      'AccessDenied',
    );
    expect(refusal({ ...more, headers: { ...more.headers, 'x-amz-content-sha256': undefined } }, S3)?.code).toBe(
      'InvalidRequest',
    );
  });
});
