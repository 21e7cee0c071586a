import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

// X.509 as far as these tests' servers need it (RFC 5280), so that no key is in the repository and no tool is called.

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const oid = (...numbers: number[]) => der(0x06, Buffer.from(numbers));
const bits = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes);
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
const nameOf = (name: string) => sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(name)))));
const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const TRUE = der(0x01, Buffer.from([0xff]));

const authority = sequence(oid(0x55, 0x1d, 0x13), TRUE, der(0x04, sequence(TRUE)));
const names = (hosts: string[]) =>
  sequence(
    oid(0x55, 0x1d, 0x11),
    der(
      0x04,
      sequence(
        ...hosts.map((host) =>
          isIPv4(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host)),
        ),
      ),
    ),
  );

const DAY = 24 * 60 * 60 * 1000;

function certify(subject: string, key: KeyObject, issuer: string, issuerKey: KeyObject, extension: Uint8Array): string {
  const publicKey = key.export({ type: 'spki', format: 'der' });
  const serial = createHash('sha256').update(publicKey).digest().subarray(0, 8);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 1; // positive
  const said = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ECDSA_SHA256,
    nameOf(issuer),
    sequence(time(new Date(Date.now() - DAY)), time(new Date(Date.now() + DAY))),
    nameOf(subject),
    publicKey,
    der(0xa3, sequence(extension)),
  );
  const whole = sequence(said, ECDSA_SHA256, bits(sign('sha256', said, issuerKey)));
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

export type TestAuthority = { ca: string; issue(hosts: string[]): { key: string; cert: string } };

/** A certificate authority for this test, valid for a day, and its servers' certificates. */
export function testAuthority(): TestAuthority {
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = pair();
  return {
    ca: certify('Test authority', own.publicKey, 'Test authority', own.privateKey, authority),
    issue(hosts) {
      const { publicKey, privateKey } = pair();
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
      return { key, cert: certify(hosts[0] ?? '', publicKey, 'Test authority', own.privateKey, names(hosts)) };
    },
  };
}
