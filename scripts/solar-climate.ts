import { dayInIndia } from '#src/kernel/india-time.ts';
import { NASA } from './solar/ask-nasa.ts';
import { fillClimate } from './solar/fill-climate.ts';

// `npm run solar:climate`: asks NASA POWER for the sun of each place of seed/climate.json that waits for figures, and writes the file
// (docs/solar.md). Run it where the network is open; the shop itself never calls out.

const file = new URL('../seed/climate.json', import.meta.url);
const failed = await fillClimate(file, NASA, dayInIndia(new Date()), console.log);
if (failed.length) console.log(`\nStill without figures: ${failed.join(', ')}. Run it again later.`);
process.exitCode = failed.length ? 1 : 0;
