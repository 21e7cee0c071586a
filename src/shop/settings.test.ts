import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('all have defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      locale: 'en',
      guestAccess: 'ask',
      adminEmail: 'admin@kiran.example',
      razorpay: undefined,
      s3: undefined,
      trustProxy: false,
    });
    expect([
      ...readSettings({ PICTURE_FETCH_PRIVATE: 'NAS.lan:8443, 10.0.0.7 [fd00::7]:9443' }).privatePictureHosts,
    ]).toEqual(['nas.lan:8443', '10.0.0.7:443', '[fd00::7]:9443']);
    expect(readSettings({ PORT: '', LOCALE: '' })).toMatchObject({ port: 3000, locale: 'en' });
  });

  it.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'db.example' }, /^Setting DATABASE_URL must be a postgres:\/\/ address with one host\.$/],
    [
      { DATABASE_URL: 'postgres://a:5432,b:5432/kiran' },
      /^Setting DATABASE_URL must be a postgres:\/\/ address with one host\.$/,
    ],
    [
      { DATABASE_URL: 'postgres://a,b/kiran?sslmode=disable' },
      /^Setting DATABASE_URL has several hosts: name one that always leads to the primary/,
    ],
    [
      { DATABASE_URL: 'postgres://localhost/kiran?target_session_attrs=standby' },
      /^Setting DATABASE_URL has target_session_attrs=standby, but /,
    ],
    [{ SMS_URL: 'sms.example' }, /^Setting SMS_URL must be an http:\/\/ or https:\/\/ address\.$/],
    [{ DATABASE_URL: 'postgres://kiran@db.example.net/kiran' }, /DATABASE_URL leads over a public network/],
    [{ PUBLIC_URL: 'shop' }, /PUBLIC_URL/],
    [
      { PUBLIC_URL: 'https://x.example/store', PAYMENTS: 'sandbox' },
      /^Setting PUBLIC_URL must be an address without a path/,
    ],
    [{ PUBLIC_URL: 'https://x.example/?shop', PAYMENTS: 'sandbox' }, /PUBLIC_URL/],
    [{ PAGE_CACHE_MB: '1' }, /PAGE_CACHE_MB/],
    [{ DRAIN_SECONDS: '-1' }, /DRAIN_SECONDS/],
    [{ HSTS_SUBDOMAINS: 'perhaps' }, /^Setting HSTS_SUBDOMAINS must be on or off\.$/],
    [{ LOCALE: 'fr' }, /LOCALE/],
    [{ GUEST_ACCESS: 'maybe' }, /GUEST_ACCESS/],
    [{ ADMIN_EMAIL: 'nobody' }, /ADMIN_EMAIL/],
    [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD/],
    [{ PASSWORD_MIN_LENGTH: '5' }, /PASSWORD_MIN_LENGTH/],
    [{ RAZORPAY_KEY_ID: 'rzp_live_x' }, /RAZORPAY_KEY_ID/],
    [{ PAYMENTS: 'cash' }, /PAYMENTS must be sandbox or razorpay/],
    [{ S3_BUCKET: 'pictures' }, /S3_ENDPOINT/],
    [{ PICTURE_FETCH_PRIVATE: 'https://nas.lan/' }, /^Setting PICTURE_FETCH_PRIVATE must be a list of host:port/],
    [{ TRUST_PROXY: 'perhaps' }, /^Setting TRUST_PROXY must be on or off\.$/],
    [{ RATE_LIMITS: 'perhaps' }, /^Setting RATE_LIMITS must be on or off\.$/],
    [{ DRAIN_SECONDS: '400' }, /^Setting DRAIN_SECONDS must be at most 300\.$/],
    [{ SERVICE_WORKER: 'perhaps' }, /^Setting SERVICE_WORKER must be on or off\.$/],
    [{ SMTP_URL: 'http://mail.example' }, /SMTP_URL/],
    [{ MAIL_FROM: 'Kiran' }, /MAIL_FROM/],
    [{ MAIL_FROM: 'Kiran\r\nBcc: a@b.example <shop@kiran.example>' }, /MAIL_FROM/],
    [{ SMS_TOKEN: 'secret' }, /SMS_URL/],
    [{ SMS_URL: 'http://sms.example/send' }, /SMS_URL must be an https/],
    [{ S3_ENDPOINT: 'http://10.0.0.7:9000' }, /S3_ENDPOINT must be an https/],
    [{ SMS_SENDER: 'KI' }, /SMS_SENDER/],
    [{ SMS_ENTITY_ID: 'mine' }, /SMS_ENTITY_ID/],
    [{ SMS_TEMPLATES: 'sign-in-code' }, /SMS_TEMPLATES/],
    [{ RESERVATION_MINUTES: '5' }, /RESERVATION_MINUTES/],
    [{ EDGE_CACHE: 'http://10.0.0.5' }, /^Setting EDGE_CACHE must be set together with EDGE_CACHE_TOKEN/],
    [{ EDGE_CACHE_TOKEN: 'sixteen-characters' }, /^Setting EDGE_CACHE must be set together with EDGE_CACHE_TOKEN/],
    [{ EDGE_CACHE: 'http://10.0.0.5', EDGE_CACHE_TOKEN: 'sixteen-characters' }, /^Setting EDGE_CACHE needs PUBLIC_URL/],
    [{ EDGE_CACHE_TOKEN: 'short' }, /EDGE_CACHE_TOKEN must have at least 16/],
    [{ EDGE_CACHE_TOKEN: 'sixteen characters' }, /EDGE_CACHE_TOKEN must consist of/],
    [{ EDGE_CACHE: 'varnish' }, /^Setting EDGE_CACHE must be/],
    [{ EDGE_CACHE: 'http://10.0.0.5/purge' }, /^Setting EDGE_CACHE must be an address without a path/],
    [{ EDGE_CACHE: 'http://edge.example.net' }, /^Setting EDGE_CACHE must be https/],
    [{ TEST_CLOCK_OFFSET: '60' }, /TEST_CLOCK_OFFSET/],
  ])('stop the start with one line that names the wrong one: %o', (env, name) => {
    expect(() => readSettings(env as Record<string, string>)).toThrow(name);
    try {
      readSettings(env as Record<string, string>);
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });

  it.each([
    'postgres://kiran@db/kiran',
    'postgres://kiran@10.1.2.3/kiran',
    'postgres://kiran@[::1]/kiran',
    'postgres://k:p@%2Ftmp%2Fx:5432/kiran',
    'postgres://kiran@db.example.net/kiran?sslmode=verify-full',
  ])('accept a database that is local or reached over TLS: %s', (address) => {
    expect(readSettings({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  it('demand a second factor of the administrator where strangers can reach the shop', () => {
    const asked = (env: Record<string, string>) => readSettings({ PAYMENTS: 'sandbox', ...env }).admin2fa;
    expect(asked({})).toBe('optional');
    expect(asked({ PUBLIC_URL: 'http://shop.example' })).toBe('optional');
    expect(asked({ PUBLIC_URL: 'https://localhost:8443' })).toBe('optional');
    expect(asked({ PUBLIC_URL: 'https://shop.example' })).toBe('required');
    expect(asked({ PUBLIC_URL: 'https://shop.example', ADMIN_2FA: 'optional' })).toBe('optional');
  });

  it('name the edge caches, by their origins', () => {
    const EDGE_CACHE = 'http://10.0.0.5:6081/, https://edge.example,http://varnish:6081,http://10.0.0.5:6081';
    const more = { PUBLIC_URL: 'http://localhost', EDGE_CACHE_TOKEN: 'sixteen-characters' };
    expect(readSettings({ EDGE_CACHE, ...more }).edgeCache).toEqual({
      addresses: ['http://10.0.0.5:6081', 'https://edge.example', 'http://varnish:6081'],
      token: 'sixteen-characters',
    });
    expect(readSettings({}).edgeCache).toBeUndefined();
  });

  it('keep only the origin of the public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://shop.example/', PAYMENTS: 'sandbox' }).publicUrl).toBe(
      'https://shop.example',
    );
  });

  describe('of payments', () => {
    const keys = (id: string) => ({
      RAZORPAY_KEY_ID: id,
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook secret',
    });
    const [live, trial] = [keys('rzp_live_1'), keys('rzp_test_1')];
    const secure = { PUBLIC_URL: 'https://shop.example' };
    const plain = { PUBLIC_URL: 'http://localhost:3000' };

    it.each([
      ['a public shop without keys', secure],
      [
        'a public shop with empty keys',
        { ...secure, ...keys(''), RAZORPAY_KEY_SECRET: '', RAZORPAY_WEBHOOK_SECRET: '' },
      ],
      ['a public shop with keys of the test mode', { ...secure, ...trial }],
      [
        'a public shop with keys of the test mode that says it takes money',
        { ...secure, ...trial, PAYMENTS: 'razorpay' },
      ],
      ['a shop that says it takes money and has no keys', { ...plain, PAYMENTS: 'razorpay' }],
      ['a shop that says it takes none and has live keys', { ...plain, ...live, PAYMENTS: 'sandbox' }],
      ['a public shop that says it takes none and has live keys', { ...secure, ...live, PAYMENTS: 'sandbox' }],
    ])('refuse %s in one sentence', (_, env) => {
      expect(() => readSettings(env)).toThrow(/^Setting PAYMENTS [^\n.]+\.$/);
    });

    it.each([
      ['a local shop', plain, true],
      ['a shop without an address', {}, true],
      ['a public shop that says it is a trial', { ...secure, PAYMENTS: 'sandbox' }, true],
      ['the same with keys of the test mode', { ...secure, ...trial, PAYMENTS: 'sandbox' }, true],
      ['a local shop with keys of the test mode', { ...plain, ...trial }, true],
      ['a public shop with live keys', { ...secure, ...live }, false],
      ['the same, saying so', { ...secure, ...live, PAYMENTS: 'razorpay' }, false],
      ['a local shop with live keys', { ...plain, ...live }, false],
    ])('accept %s, and know whether money moves', (_, env, test) => expect(readSettings(env).testPayments).toBe(test));
  });

  describe('of limits', () => {
    const open = { RATE_LIMITS: 'off', PUBLIC_URL: 'https://shop.example', PAYMENTS: 'sandbox' };
    afterEach(() => vi.unstubAllEnvs());

    it('cannot be off under a public address, except in tests', () => {
      vi.stubEnv('KIRAN_TEST', '');
      expect(() => readSettings(open)).toThrow(/^Setting RATE_LIMITS must be on /);
      expect(readSettings({ ...open, PUBLIC_URL: 'http://localhost:3000' }).rateLimits).toBe(false);
      vi.stubEnv('KIRAN_TEST', '1');
      expect(readSettings(open).rateLimits).toBe(false);
    });
  });

  it('know WhatsApp only when all of it is there', () => {
    const some = { WHATSAPP_PHONE_ID: '106540352242922', WHATSAPP_TOKEN: 'token', WHATSAPP_APP_SECRET: 'secret' };
    expect(() => readSettings(some)).toThrow(/WHATSAPP_PHONE_ID must be set together/);
    const all = { ...some, WHATSAPP_VERIFY_TOKEN: 'a word of our own' };
    expect(() => readSettings({ ...all, WHATSAPP_PHONE_ID: '+91 98765' })).toThrow(
      /WHATSAPP_PHONE_ID must be the digits/,
    );
    expect(() => readSettings({ ...all, WHATSAPP_VERIFY_TOKEN: 'short' })).toThrow(/WHATSAPP_VERIFY_TOKEN must have/);
    expect(readSettings({}).whatsapp).toBeUndefined();
    expect(readSettings(all).whatsapp).toEqual({
      url: 'https://graph.facebook.com/v23.0',
      phoneId: '106540352242922',
      token: 'token',
      appSecret: 'secret',
      verifyToken: 'a word of our own',
    });
  });

  it('know an SMS provider only when all of its templates are there', () => {
    const sms = {
      SMS_URL: 'https://sms.example/send',
      SMS_TOKEN: 'secret',
      SMS_SENDER: 'KIRANS',
      SMS_ENTITY_ID: '1101234567890123456',
    };
    expect(() => readSettings(sms)).toThrow(/SMS_URL must be set together/);
    for (const wrong of ['order-placed.xx=1107160000000000001', 'order-placed', 'order-placed=1,'])
      expect(() => readSettings({ ...sms, SMS_TEMPLATES: wrong }), wrong).toThrow(/SMS_TEMPLATES must be like/);
    const templates = 'sign-in-code=1107160000000000001, order-placed.hi=1107160000000000002';
    expect(readSettings({ ...sms, SMS_TEMPLATES: templates }).sms).toEqual({
      url: 'https://sms.example/send',
      token: 'secret',
      sender: 'KIRANS',
      entityId: '1101234567890123456',
      templates: { 'sign-in-code': '1107160000000000001', 'order-placed.hi': '1107160000000000002' },
    });
  });
});
