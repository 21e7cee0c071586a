import type { ImportPlan, ProductFile } from '#src/wire/client/product-import.ts';

type Unknown = ProductFile['unknown'][number];
type Names = NonNullable<ImportPlan['names']>;
export type NameKind = Unknown['kind'];
/** What a name becomes, as the list offers it; empty while undecided. */
export type Choice = '' | 'create' | 'refuse' | `map:${string}`;

export const keptChoice = ({ become, to }: Unknown): Choice => (become === 'map' ? `map:${to ?? ''}` : (become ?? ''));

/** The choices for the names of one kind, in order; those of the other kind stay as saved. */
export function namesPlan(unknown: Unknown[], kind: NameKind, choices: Choice[]): ImportPlan {
  const others = unknown.filter((one) => one.kind !== kind).flatMap((one) => decided(one, keptChoice(one)));
  const own = unknown.filter((one) => one.kind === kind).flatMap((one, at) => decided(one, choices[at] ?? ''));
  return { names: [...others, ...own] };
}

function decided({ kind, name }: Unknown, choice: Choice): Names {
  if (choice === '') return [];
  if (choice === 'create' || choice === 'refuse') return [{ kind, name, become: choice }];
  return [{ kind, name, become: 'map', to: choice.slice('map:'.length) }];
}

/** The choices, with every undecided name set to be created. */
export const createUndecided = (choices: Choice[]): Choice[] => choices.map((choice) => choice || 'create');
