import { describe, expect, it } from 'vitest';
import { readSettings, unreadSettings } from './settings.ts';

describe('a misspelt setting', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['KIRAN_DATABASE_URL', 'DATABASE_URL'],
    ['KIRAN_PORT', 'PORT'],
    ['DATABSE_URL_FILE', 'DATABASE_URL_FILE'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['AUTHSECRET', 'AUTH_SECRET'],
    ['RAZORPAY_KEYID', 'RAZORPAY_KEY_ID'],
    ['S3_BUKET', 'S3_BUCKET'],
    ['SMTP_URI', 'SMTP_URL'],
    ['PAYMENT', 'PAYMENTS'],
    ['DATA_DIRR', 'DATA_DIR'],
  ])('stops the start: %s', (name, meant) => {
    expect(() => readSettings({ [name]: '3000' })).toThrow(
      `There is no setting ${name}: did you mean ${meant}? Rename or remove it.`,
    );
  });

  it('is none beside the setting itself, or if it is empty', () => {
    expect(readSettings({ PUBLIC_URI: 'x', PUBLIC_URL: 'http://shop.example' }).publicUrl).toBe('http://shop.example');
    expect(readSettings({ PUBLIC_URI: '' }).publicUrl).toBeUndefined();
  });

  it('is nothing that other programs use', () => {
    // Of a desktop, a CI, a cluster, a platform and other programs.
    const names =
      'HOME PATH HOSTNAME HOSTS POSTS SPORT SEEDS SPEED ROLES LOCAL LOCALES STATE STATUS LOG_FILE LOG_DIR DATABASE_HOST DATABASE_NAME DB_URL ' +
      'PGDATA POSTGRES_URL REDIS_URL PUBLIC_DIR PUBLIC_KEY IMG_FORMAT JAVA_DIR META_DIR AUTH0_SECRET AUTH_TOKEN GOOGLE_APPLICATION_CREDENTIALS ' +
      'SERVICE_NAME ADMIN_USER MAIL_HOST AWS_REGION npm_config_user_agent XDG_DATA_DIRS CI_JOB_URL NODE_OPTIONS NODE_EXTRA_CA_CERTS TZ LANG ' +
      'KIRAN_TEST KIRAN_LONG KIRAN_SERVICE_HOST KIRAN_SERVICE_PORT KIRAN_PORT_3000_TCP KIRAN_PORT_3000_TCP_ADDR S3_PORT_9000_TCP S3_SERVICE_HOST';
    for (const name of names.split(' ')) expect(() => readSettings({ [name]: 'x' }), name).not.toThrow();
    expect(unreadSettings(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([]);
    const link = { KIRAN_PORT: 'tcp://10.43.0.7:3000', SMTP_PORT: 'tcp://10.43.0.8:25' };
    expect(readSettings(link).port).toBe(3000);
    expect(unreadSettings(link)).toEqual([]);
  });
});

it('a setting that the shop does not have, but could, is told of', () => {
  expect(unreadSettings({ SMTP_HOST: 'mail.example', S3_BUCKET: 'pictures', PATH: '/bin', SMS_URL: '' })).toEqual([
    'There is no setting SMTP_HOST, so nothing reads it: README.md lists all settings.',
  ]);
});
