import type { AddressDraft } from '#src/wire/domain.ts';

export type Facts = [name: string, value: string][];

/** A titled box of named facts, without the unknown ones. Not a landmark: a list of orders would have dozens of the same name. */
export function FactBox({ title, facts }: { title: string; facts: Facts }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 border-b border-line pb-2 text-sm font-bold">{title}</h3>
      <dl className="grid grid-cols-[8.25rem_minmax(0,1fr)] md:grid-cols-[fit-content(8.5rem)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-soft">{name}</dt>
              <dd className="tabular wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

type Field = 'fullAddress' | 'city' | 'state' | 'zipcode' | 'landmark';

/** The delivery address as facts; `t` gives the texts. */
export const addressFacts = (t: (name: Field) => string, address: Pick<AddressDraft, Field>): Facts =>
  (['fullAddress', 'city', 'state', 'zipcode', 'landmark'] as const).map((name) => [t(name), address[name]]);
