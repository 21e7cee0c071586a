import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readLock } from './lock.ts';
import { bomFaults, type Project, productionBom } from './sbom.ts';

// `npm run sbom`: the software bill of materials of what runs in production; `-- --output=FILE` for another place.
const { values: wish } = parseArgs({ options: { output: { type: 'string', default: 'sbom.cdx.json' } } });
const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Project;
const lock = readLock();
const bom = productionBom(lock, { name, version });
const faults = bomFaults(bom, lock, { name, version });
if (faults.length) {
  console.error(`The bill is not right: ${faults.join('; ')}`);
  process.exit(1);
}
writeFileSync(wish.output, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${wish.output}: ${name} ${version}, ${bom.components.length} components (CycloneDX ${bom.specVersion})`);
