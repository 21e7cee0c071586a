import { describe, expect, it } from 'vitest';
import { readSettings } from '#src/platform/settings.ts';

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
    expect(readSettings({ PORT: '', LOCALE: '' })).toMatchObject({ port: 3000, locale: 'en' });
  });

  it.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ PUBLIC_URL: 'shop' }, /PUBLIC_URL/],
    [{ LOCALE: 'fr' }, /LOCALE/],
    [{ GUEST_ACCESS: 'maybe' }, /GUEST_ACCESS/],
    [{ ADMIN_EMAIL: 'nobody' }, /ADMIN_EMAIL/],
    [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD/],
    [{ PASSWORD_MIN_LENGTH: '5' }, /PASSWORD_MIN_LENGTH/],
    [{ RAZORPAY_KEY_ID: 'rzp_live_x' }, /RAZORPAY_KEY_ID/],
    [{ S3_BUCKET: 'pictures' }, /S3_ENDPOINT/],
    [{ TRUST_PROXY: 'perhaps' }, /TRUST_PROXY/],
    [{ SMTP_URL: 'http://mail.example' }, /SMTP_URL/],
    [{ MAIL_FROM: 'Kiran' }, /MAIL_FROM/],
    [{ MAIL_FROM: 'Kiran\r\nBcc: a@b.example <shop@kiran.example>' }, /MAIL_FROM/],
    [{ SMS_TOKEN: 'secret' }, /SMS_URL/],
    [{ SMS_SENDER: 'KI' }, /SMS_SENDER/],
    [{ SMS_ENTITY_ID: 'mine' }, /SMS_ENTITY_ID/],
    [{ SMS_TEMPLATES: 'sign-in-code' }, /SMS_TEMPLATES/],
    [{ RESERVATION_MINUTES: '5' }, /RESERVATION_MINUTES/],
    [{ TEST_CLOCK_OFFSET: '60' }, /TEST_CLOCK_OFFSET/],
  ])('a wrong one stops the start with one line that names it: %o', (env, name) => {
    expect(() => readSettings(env as Record<string, string>)).toThrow(name);
    try {
      readSettings(env as Record<string, string>);
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });

  it('keeps only the origin of the public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
  });

  it('knows an SMS provider and its templates only when all of it is there', () => {
    const sms = { SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'secret', SMS_SENDER: 'KIRANS', SMS_ENTITY_ID: '1101234567890123456' };
    expect(() => readSettings(sms)).toThrow(/SMS_URL must be set together/);
    expect(readSettings({ ...sms, SMS_TEMPLATES: 'sign-in-code=1107160000000000001, order-placed=1107160000000000002' }).sms).toEqual({
      url: 'https://sms.example/send',
      token: 'secret',
      sender: 'KIRANS',
      entityId: '1101234567890123456',
      templates: { 'sign-in-code': '1107160000000000001', 'order-placed': '1107160000000000002' },
    });
  });
});
