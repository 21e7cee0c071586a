import { CannotStart } from '#src/platform/cannot-start.ts';
import { BASELINE } from './baseline.ts';
import { MEASURES, type Part } from './measures.ts';

const ALL: readonly Part[] = [...new Set(MEASURES.map(({ part }) => part))];
/** These take many minutes, so that they are only run when asked for. */
const SLOW: readonly Part[] = ['resources', 'scale', 'lighthouse'];
const SWITCHES = ['all', 'quick', 'write', 'even-if-busy', 'own-generator', 'no-baseline'] as const;

export type Options = { parts: readonly Part[]; baseline: string | undefined } & Record<
  'quick' | 'write' | 'evenIfBusy' | 'ownGenerator',
  boolean
>;

/** Reads what follows `npm run bench --`. Throws for a word that it does not know. */
export function readOptions(words: readonly string[]): Options {
  const at = words.indexOf('--baseline');
  const named = at < 0 ? undefined : words[at + 1];
  const given = new Set(words.filter((_, place) => at < 0 || (place !== at && place !== at + 1)));
  const known = [...SWITCHES, ...ALL].map((name) => `--${name}`);
  const strange = [...given].find((word) => !known.includes(word));
  if (strange || (at >= 0 && !named))
    throw new CannotStart(
      `${strange ?? '--baseline without a commit'} is unknown: ${known.join(' ')} --baseline COMMIT`,
    );
  const has = (name: (typeof SWITCHES)[number]) => given.has(`--${name}`);
  const chosen = ALL.filter((part) => has('all') || given.has(`--${part}`));
  return {
    parts: chosen.length > 0 ? chosen : ALL.filter((part) => !SLOW.includes(part)),
    // It has to be built, and often installed too: not for a quick look.
    baseline: named ?? (has('quick') || has('no-baseline') ? undefined : BASELINE),
    quick: has('quick'),
    write: has('write'),
    evenIfBusy: has('even-if-busy'),
    ownGenerator: has('own-generator'),
  };
}
